import { mount } from 'svelte';
import App from './App.svelte';
import { fetchWords } from './lib/i18n/words';
import { service } from './lib/service.svelte';
import './texts/page';

export async function show(target: HTMLElement): Promise<void> {
  await fetchWords();
  mount(App, { target });
  void service.register();
}
