export type ThemeName = 'light' | 'dark';

/** Returns the custom properties of a style sheet by name (`--text-strong`), without media queries. */
export function customProperties(css: string): ReadonlyMap<string, string> {
  const rules = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const declarations = rules.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Returns the color (`#rrggbb` or `#rrggbbaa`) of a property in a theme, with `var()` and `light-dark()` resolved. */
export function resolveColour(
  name: string,
  theme: ThemeName,
  properties: ReadonlyMap<string, string>,
): string {
  const value = properties.get(name);
  if (value === undefined) throw new Error(`There is no token ${name}`);
  return resolveValue(value, theme, properties);
}

function resolveValue(value: string, theme: ThemeName, properties: ReadonlyMap<string, string>): string {
  const pair = /^light-dark\(\s*([^,]+),\s*([\s\S]+?)\s*\)$/.exec(value);
  if (pair !== null) return resolveValue((theme === 'light' ? pair[1] : pair[2]) ?? '', theme, properties);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  if (reference !== null) return resolveColour(reference[1] ?? '', theme, properties);
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(value) && !/^#[0-9a-f]{3}$/i.test(value)) {
    throw new Error(`${value} is not a supported color`);
  }
  return value;
}

/** Returns the WCAG 2 contrast ratio (1 to 21) of opaque text on a surface, which may be translucent over `floor`. */
export function contrast(text: string, surface: string, floor: string = surface): number {
  const lights = [luminance(channels(text)), luminance(blend(surface, floor))];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const channel = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function blend(surface: string, floor: string): Channels {
  const alpha = surface.length === 9 ? Number.parseInt(surface.slice(7), 16) / 255 : 1;
  const [top, under] = [channels(surface), channels(floor)];
  const mix = (index: 0 | 1 | 2) => top[index] * alpha + under[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance(rgb: Channels): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
