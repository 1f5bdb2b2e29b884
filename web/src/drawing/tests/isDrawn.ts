// For tests: true if the page has a shape for a glyph.
import { render } from 'svelte/server';
import GlyphShape from '../icons/GlyphShape.svelte';
import type { Glyph } from '../icons/glyphs';

export const isDrawn = (glyph: Glyph): boolean => /<(path|rect|circle|text)\b/.test(render(GlyphShape, { props: { glyph } }).body);
