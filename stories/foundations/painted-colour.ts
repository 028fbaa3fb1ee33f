/** A rendered colour: channels from 0 to 255, alpha from 0 to 1. */
export interface PaintedColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/**
 * Returns the rendered colour of a custom property on an element. A canvas converts every notation (`light-dark()`,
 * `oklch()`, names) to four channels.
 */
export function paintedColour(element: Element, name: string): PaintedColour {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const computed = getComputedStyle(probe).color;
  probe.remove();

  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('This browser has no canvas to measure colours with');
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

/** Returns `#rrggbb`, with the opacity in per cent if it is translucent. */
export function colourText({ red, green, blue, alpha }: PaintedColour): string {
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return alpha === 1 ? `#${hex}` : `#${hex} · ${Math.round(alpha * 100)} %`;
}

/** Returns the WCAG 2 contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(first: PaintedColour, second: PaintedColour): number {
  const lights = [luminance(first), luminance(second)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance({ red, green, blue }: PaintedColour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
