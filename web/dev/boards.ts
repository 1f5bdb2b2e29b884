// All panels of the board with a fixture, without a server:
//   /dev/boards.html?view=4p-use_location&panel=trail&theme=dark&lang=de&preview=2&hover=space:E
// `panel` is all (the layout of a wide screen), sheet (every pictogram), a panel's id, player, compact, hand.
import '../src/styles/tokens.css';
import '../src/styles/fonts.css';
import '../src/styles/board.css';
import '../src/texts/page';
import { mount } from 'svelte';
import Boards from './Boards.svelte';

mount(Boards, { target: document.getElementById('app')! });
