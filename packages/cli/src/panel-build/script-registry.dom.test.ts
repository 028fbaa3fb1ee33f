import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScriptRegistry, scriptsTemplateId } from './script-registry.ts';

const file = 'panel-a1.classic.js';

function listScript(): void {
  document.body.innerHTML = `<template id="${scriptsTemplateId}"><script src="/assets/${file}"></script></template>`;
}

/** Waits until the registry has inserted what it can. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const inserted = () => document.head.querySelectorAll(`[src$="${file}"]`);

describe('the registry of classic scripts', () => {
  afterEach(() => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('inserts a listed script once, and returns its exports', async () => {
    listScript();
    const registry = createScriptRegistry(scriptsTemplateId);
    const [one, other] = [registry.load(file), registry.load(file)];
    await settled();
    expect(inserted()).toHaveLength(1);
    registry.exports[file] = { answer: 42 };
    inserted()[0]?.dispatchEvent(new Event('load'));
    expect(await one).toEqual({ answer: 42 });
    expect(await other).toBe(await one);
  });

  it('rejects when the script fails to load, and loads it again', async () => {
    listScript();
    const registry = createScriptRegistry(scriptsTemplateId);
    const failed = registry.load(file);
    await settled();
    inserted()[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow(file);
    const again = registry.load(file);
    await settled();
    registry.exports[file] = {};
    inserted()[1]?.dispatchEvent(new Event('load'));
    expect(await again).toEqual({});
  });

  it('rejects when the script throws, and when the document does not list it', async () => {
    listScript();
    const registry = createScriptRegistry(scriptsTemplateId);
    const broken = registry.load(file);
    await settled();
    inserted()[0]?.dispatchEvent(new Event('load'));
    await expect(broken).rejects.toThrow(TypeError);
    await expect(registry.load('unknown.classic.js')).rejects.toThrow(TypeError);
  });

  it('runs a script, and a module that reads its exports, after the scripts that they need', async () => {
    document.body.innerHTML = `<template id="${scriptsTemplateId}"><script src="/assets/${file}"></script>
      <script data-needs="${file}" src="/assets/entry-b2.classic.js"></script></template>`;
    const entry = 'entry-b2.classic.js';
    const inDocument = () =>
      [...document.head.querySelectorAll('script')].map(({ src }) => src.slice(src.lastIndexOf('/') + 1));
    const registry = createScriptRegistry(scriptsTemplateId);
    const run = vi.fn(() => Promise.resolve('the module'));
    const module = registry.after([entry], run);
    await settled();
    expect(inDocument()).toEqual([file]);
    registry.exports[file] = {};
    inserted()[0]?.dispatchEvent(new Event('load'));
    await settled();
    expect(inDocument()).toEqual([file, entry]);
    expect(run).not.toHaveBeenCalled();
    registry.exports[entry] = {};
    document.head.querySelector(`[src$="${entry}"]`)?.dispatchEvent(new Event('load'));
    expect(await module).toBe('the module');
    void registry.after([entry], run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
