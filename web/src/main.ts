import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import App from './App.svelte';

async function begin(): Promise<void> {
  if (import.meta.env.MODE === 'mock') (await import('../dev/mock')).install();
  mount(App, { target: document.getElementById('app')! });
}
void begin();
