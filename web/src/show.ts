import { mount } from 'svelte';
import App from './App.svelte';
import { loadCatalogues } from './lib/i18n/catalogues';
import { service } from './lib/serviceWorker.svelte';
import './texts/page';

export async function show(target: HTMLElement): Promise<void> {
  await loadCatalogues();
  mount(App, { target });
  void service.register();
}
