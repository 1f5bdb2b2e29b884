import { mount } from 'svelte';
import App from './App.svelte';
import { fetchWords } from './lib/i18n/words';

export async function show(target: HTMLElement): Promise<void> {
  await fetchWords();
  mount(App, { target });
}
