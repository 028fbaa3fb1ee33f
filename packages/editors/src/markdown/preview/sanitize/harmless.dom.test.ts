import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../fixtures/hostile-texts.ts';
import { previewOf } from '../fixtures/preview-of.ts';
import { allowedAttributes, allowedElements } from './sanitize-html.ts';

/** Attributes that the panel adds, with their possible values. */
const own: Readonly<Record<string, RegExp>> = {
  rel: /^noopener noreferrer$/,
  target: /^_blank$/,
  class: /^(?:warning|tip|notes)$/,
  id: /^p-(?:note|reference|back)-\d+$/,
  title: /./,
  start: /^\d+$/,
};

/** Returns the forbidden elements, attributes and addresses of a preview. */
function faultsOf(host: HTMLElement): readonly string[] {
  return [...host.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const faults = allowedElements.includes(tag) ? [] : [`<${tag}>`];
    for (const { name, value } of element.attributes) {
      const isOwn = own[name]?.test(value) === true;
      const hasSource = name === 'src' && (tag === 'img' || tag === 'source');
      if (!isOwn && !hasSource && !allowedAttributes.includes(name)) faults.push(`${tag} ${name}=${value}`);
      if (name !== 'href' && name !== 'src') continue;
      const { protocol } = new URL(value, 'https://panel.example/');
      if (!['http:', 'https:', 'mailto:'].includes(protocol)) faults.push(`${tag} ${name}=${value}`);
      const isOutside = tag === 'a' && !value.startsWith('#');
      if (isOutside && !/noopener/.test(element.getAttribute('rel') ?? '')) faults.push(`${tag} without rel`);
    }
    return faults;
  });
}

describe('a hostile text in the preview', () => {
  it('is one of more than 250', () => expect(new Set(hostileTexts).size).toBeGreaterThan(250));

  it.each(hostileTexts)('is harmless: %j', (text) => {
    expect(faultsOf(previewOf(text))).toEqual([]);
  });

  it('is detected by these tests without the sanitizer', () => {
    const host = document.createElement('div');
    host.innerHTML = '<img src="data:x" onerror="window.ran=1"><a href="https://evil.example">x</a>';
    expect(faultsOf(host)).toEqual(['img src=data:x', 'img onerror=window.ran=1', 'a without rel']);
  });
});
