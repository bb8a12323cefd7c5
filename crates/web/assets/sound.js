// A handful of sounds, made here from noise and tones: wood for a piece, dice, a seal for points, a bell for my turn.
// They are off unless the reader turns them on, and this file is asked for only then.

/** @type {AudioContext | undefined} */
let audio;

/** The knocks of rolling dice: when, and how high. */
const DICE = [[0, 900], [0.07, 760], [0.13, 820], [0.22, 640], [0.34, 560]];

/** @typedef {"wood" | "dice" | "seal" | "bell"} Sound */

/** Plays a sound. @param {Sound} sound */
export function play(sound) {
  audio ||= new AudioContext();
  // A browser lets a page be heard only after a press.
  if (audio.state === "suspended") audio.resume();
  const now = audio.currentTime;
  if (sound === "wood") knock(now, 320, 0.25);
  else if (sound === "seal") {
    knock(now, 140, 0.4);
    tone(now + 0.05, 520, 0.25, 0.08);
  } else if (sound === "bell") {
    tone(now, 660, 0.7, 0.12);
    tone(now + 0.12, 880, 0.9, 0.1);
  } else for (const [after, pitch] of DICE) knock(now + after, pitch, 0.12);
}

/** A short knock: filtered noise that dies away. @param {number} when @param {number} pitch @param {number} loud */
function knock(when, pitch, loud) {
  const context = /** @type {AudioContext} */ (audio);
  const length = Math.floor(context.sampleRate * 0.12);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * Math.exp((-9 * at) / length);
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 });
  noise.connect(filter).connect(new GainNode(context, { gain: loud * 3 })).connect(context.destination);
  noise.start(when);
}

/** A soft tone. @param {number} at @param {number} pitch @param {number} length @param {number} loud */
function tone(at, pitch, length, loud) {
  const context = /** @type {AudioContext} */ (audio);
  const voice = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}
