/** Short, dry sounds made on the spot: wood, latch, paper, coin. Silent unless somebody wants them. */
export type Sound = "knock" | "latch" | "paper" | "coin";

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
};

let context: AudioContext | null = null;

export function play(sound: Sound, isOn: boolean): void {
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

function noise(audio: AudioContext, pitch: number, to: AudioNode): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const row = buffer.getChannelData(0);
  for (let place = 0; place < row.length; place += 1) row[place] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.5;
  source.connect(filter).connect(to);
  return source;
}
