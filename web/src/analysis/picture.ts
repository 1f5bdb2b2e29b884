// The board as a picture file: its SVG drawings with their computed styles written into attributes, so that they need no
// style sheet.

/** Style properties that SVG accepts as attributes. */
const styleProperties = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'paint-order',
  'vector-effect',
  'stop-color',
  'stop-opacity',
];
const defaults: Record<string, string> = {
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  opacity: '1',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  visibility: 'visible',
  'paint-order': 'normal',
  'vector-effect': 'none',
  'stop-opacity': '1',
};
/** Attributes that have no meaning outside of the page. */
const pageOnly = /^(on|data-|aria-|tabindex|role|class|style)/;
const namespace = 'http://www.w3.org/2000/svg';

function writeStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  if (style.display === 'none') {
    to.remove();
    return;
  }
  for (const name of styleProperties) {
    const value = style.getPropertyValue(name);
    if (value && value !== defaults[name]) to.setAttribute(name, value);
  }
  // Moving pieces are placed by a CSS transform, which becomes an attribute.
  const { transform } = style;
  if (transform && transform !== 'none' && /^matrix\(/.test(transform)) to.setAttribute('transform', transform);
  for (const { name } of [...to.attributes]) if (pageOnly.test(name)) to.removeAttribute(name);
  const children = [...from.children];
  const copies = [...to.children];
  children.forEach((child, index) => {
    const copy = copies[index]!;
    if (child instanceof SVGElement && child.tagName !== 'foreignObject') writeStyles(child, copy);
    else copy.remove();
  });
}

function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  writeStyles(drawing, copy);
  copy.removeAttribute('transform');
  copy.setAttribute('xmlns', namespace);
  return copy;
}

/** The outermost drawings below an element. */
export function drawingsIn(element: Element): SVGSVGElement[] {
  return [...element.querySelectorAll<SVGSVGElement>('svg')].filter((one) => !one.parentElement?.closest('svg'));
}

function sizeOf(drawing: SVGSVGElement): { width: number; height: number } {
  const box = drawing.viewBox.baseVal;
  const drawn = drawing.getBoundingClientRect();
  return box && box.width > 0 ? { width: box.width, height: box.height } : { width: drawn.width, height: drawn.height };
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** One SVG with the drawings below each other, as wide as the widest, and a caption; null without drawings. */
export function pictureOf(drawings: readonly SVGSVGElement[], caption: string): Picture | null {
  if (drawings.length === 0) return null;
  const width = Math.round(Math.max(800, ...drawings.map((one) => sizeOf(one).width)));
  const style = getComputedStyle(document.body);
  const sheet = document.createElementNS(namespace, 'svg');
  sheet.setAttribute('xmlns', namespace);
  const ground = document.createElementNS(namespace, 'rect');
  ground.setAttribute('fill', style.backgroundColor);
  sheet.append(ground);
  const margin = 12;
  let top = margin;
  for (const drawing of drawings) {
    const { width: own, height } = sizeOf(drawing);
    const copy = standalone(drawing);
    const scaled = ((width - 2 * margin) * height) / own;
    copy.setAttribute('x', String(margin));
    copy.setAttribute('y', String(top));
    copy.setAttribute('width', String(width - 2 * margin));
    copy.setAttribute('height', String(scaled));
    sheet.append(copy);
    top += scaled + margin;
  }
  const text = document.createElementNS(namespace, 'text');
  const letters = Math.round(width / 56);
  text.setAttribute('x', String(margin));
  text.setAttribute('y', String(top + letters));
  text.setAttribute('font-size', String(letters));
  text.setAttribute('font-family', style.fontFamily);
  text.setAttribute('fill', style.color);
  text.textContent = caption;
  sheet.append(text);
  const height = Math.round(top + letters + 2 * margin);
  for (const [name, value] of [['width', width], ['height', height]] as const) {
    sheet.setAttribute(name, String(value));
    ground.setAttribute(name, String(value));
  }
  sheet.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return { svg: new XMLSerializer().serializeToString(sheet), width, height };
}

/** A PNG of a picture; `fineness` is the number of pixels per unit. */
export async function rasterised({ svg, width, height }: Picture, fineness = 2): Promise<Blob> {
  const image = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the picture cannot be drawn'));
  });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await loaded;
  const canvas = document.createElement('canvas');
  canvas.width = width * fineness;
  canvas.height = height * fineness;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
