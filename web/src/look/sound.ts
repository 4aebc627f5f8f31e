/** Short, dry sounds made on the spot: wood, latch, paper, coin. Silent unless somebody wants them. */
export type Sound = "knock" | "latch" | "paper" | "coin" | "stamp" | "siren" | "jewel" | "drawer" | "drum" | "alarm" | "wheel" | "rap" | "bell" | "engine";

interface Strike {
  /** When, in seconds from now. */
  at: number;
  pitch: number;
  length: number;
  /** Noise for paper and wood, a tone for metal. */
  isNoise: boolean;
}

const SCORES: Record<Sound, readonly Strike[]> = {
  knock: [
    { at: 0, pitch: 420, length: 0.07, isNoise: true },
    { at: 0.13, pitch: 520, length: 0.09, isNoise: true },
  ],
  latch: [
    { at: 0, pitch: 2400, length: 0.03, isNoise: true },
    { at: 0.05, pitch: 900, length: 0.06, isNoise: true },
  ],
  paper: [{ at: 0, pitch: 3800, length: 0.22, isNoise: true }],
  coin: [
    { at: 0, pitch: 2093, length: 0.25, isNoise: false },
    { at: 0.08, pitch: 3136, length: 0.4, isNoise: false },
  ],
  stamp: [
    { at: 0, pitch: 180, length: 0.12, isNoise: true },
    { at: 0.02, pitch: 1400, length: 0.04, isNoise: true },
  ],
  siren: [
    { at: 0, pitch: 660, length: 0.3, isNoise: false },
    { at: 0.3, pitch: 880, length: 0.3, isNoise: false },
    { at: 0.6, pitch: 660, length: 0.3, isNoise: false },
  ],
  jewel: [
    { at: 0, pitch: 2637, length: 0.12, isNoise: false },
    { at: 0.09, pitch: 3520, length: 0.18, isNoise: false },
    { at: 0.2, pitch: 4186, length: 0.3, isNoise: false },
  ],
  drawer: [
    { at: 0, pitch: 700, length: 0.18, isNoise: true },
    { at: 0.2, pitch: 260, length: 0.08, isNoise: true },
  ],
  drum: [0, 0.07, 0.14, 0.21, 0.28, 0.35].map((at) => ({ at, pitch: 240, length: 0.06, isNoise: true })),
  alarm: [0, 0.12, 0.24, 0.36].map((at) => ({ at, pitch: 1760, length: 0.1, isNoise: false })),
  rap: [{ at: 0, pitch: 380, length: 0.09, isNoise: true }],
  bell: [
    { at: 0, pitch: 1568, length: 0.7, isNoise: false },
    { at: 0.01, pitch: 3951, length: 0.35, isNoise: false },
  ],
  engine: [0, 0.09, 0.17, 0.24, 0.3, 0.36, 0.42, 0.48].map((at) => ({ at, pitch: 110, length: 0.08, isNoise: true })),
  wheel: [{ at: 0, pitch: 1800, length: 0.02, isNoise: true }],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
let captioning: ((sound: Sound) => void) | null = null;

/** Tell *caption* of every sound there would be, whether it is heard or not; the answer ends it. */
export function hearing(caption: (sound: Sound) => void): () => void {
  captioning = caption;
  return () => {
    if (captioning === caption) captioning = null;
  };
}

export function play(sound: Sound, isOn: boolean): void {
  captioning?.(sound);
  if (!isOn) return;
  context ??= new AudioContext();
  for (const strike of SCORES[sound]) sounded(context, strike);
}

function sounded(audio: AudioContext, { at, pitch, length, isNoise }: Strike): void {
  const start = audio.currentTime + at;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(isNoise ? 0.5 : 0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  loudness.connect(audio.destination);
  const source = isNoise ? noise(audio, pitch, loudness) : tone(audio, pitch, loudness);
  source.start(start);
  source.stop(start + length);
}

function tone(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

/** Half a second of noise, made once: every stroke takes what it needs of it. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const row = buffer.getChannelData(0);
  for (let place = 0; place < row.length; place += 1) row[place] = Math.random() * 2 - 1;
  return buffer;
}

function noise(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= hissOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  source.connect(filter).connect(to);
  return source;
}
