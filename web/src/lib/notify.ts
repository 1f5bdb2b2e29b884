// Signals that it is the reader's turn: a short sound and, if enabled, a notification of the browser.

let audio: AudioContext | null = null;

/** Plays two soft tones, a fourth apart. Does nothing where the browser does not allow sound yet. */
export function blip(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const start = audio.currentTime;
    for (const [index, pitch] of [392, 523.25].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      const at = start + index * 0.12;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.28);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.3);
    }
  } catch {
    // This browser plays no sound.
  }
}

export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, text: string, tag: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag, icon: `${import.meta.env.BASE_URL}icon.svg` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from a service worker only.
  }
}
