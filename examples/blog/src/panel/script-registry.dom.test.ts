import { afterEach, describe, expect, it } from 'vitest';
import { createScriptRegistry, scriptsTemplateId } from './script-registry.ts';

const file = 'panel-a1.classic.js';

function listScript(): void {
  document.body.innerHTML = `<template id="${scriptsTemplateId}"><script src="/assets/${file}"></script></template>`;
}

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
    inserted()[0]?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow(file);
    const again = registry.load(file);
    registry.exports[file] = {};
    inserted()[1]?.dispatchEvent(new Event('load'));
    expect(await again).toEqual({});
  });

  it('rejects when the script throws, and when the document does not list it', async () => {
    listScript();
    const registry = createScriptRegistry(scriptsTemplateId);
    const broken = registry.load(file);
    inserted()[0]?.dispatchEvent(new Event('load'));
    await expect(broken).rejects.toThrow(TypeError);
    await expect(registry.load('unknown.classic.js')).rejects.toThrow(TypeError);
  });
});
