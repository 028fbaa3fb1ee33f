import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject, templates } from './create-project.js';

describe('createProject', () => {
  let parent;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'atrium-create-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it.each(templates)('writes the template %s with the name of the project', (template) => {
    const { target } = createProject({ name: 'my-app', template, parent });
    const names = readdirSync(target);
    expect(names).toEqual(
      expect.arrayContaining([
        '.dockerignore',
        '.env.example',
        '.gitignore',
        'Dockerfile',
        'README.md',
        'admin.ts',
        'product.ts',
        'content-types',
        'server.ts',
        'vite.config.ts',
      ]),
    );
    expect(JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')).name).toBe('my-app');
    const texts = readdirSync(target, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
    expect(texts.filter((text) => text.includes('atrium-template'))).toEqual([]);
  });

  it.each(['', 'My App', '../app', '.hidden', '@scope/app', 'a--b'])('rejects the name "%s"', (name) => {
    expect(() => createProject({ name, template: 'blank', parent })).toThrow('such as my-app');
    expect(readdirSync(parent)).toEqual([]);
  });

  it('rejects an unknown template', () => {
    expect(() => createProject({ name: 'app', template: 'shop', parent })).toThrow(
      'There is no template "shop": use blank, blog, plugin.',
    );
    expect(existsSync(join(parent, 'app'))).toBe(false);
  });

  it('keeps the content of an existing folder', () => {
    mkdirSync(join(parent, 'app'));
    writeFileSync(join(parent, 'app/notes.txt'), 'Keep');
    expect(() => createProject({ name: 'app', template: 'blank', parent })).toThrow('not empty');
    expect(readdirSync(join(parent, 'app'))).toEqual(['notes.txt']);
  });
});
