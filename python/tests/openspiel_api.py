"""OpenSpiel's integration test with our games registered first; the arguments are its own."""

from absl import app

import spieltisch.openspiel  # noqa: F401
from open_spiel.integration_tests.api_test import load_tests, main  # noqa: F401

if __name__ == "__main__":
    app.run(main)
