import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../templates', import.meta.url));

/** The names of the templates. */
export const templates = ['blank', 'blog', 'plugin'];

/** A wrong argument; its message says what to change. */
export class ProjectError extends Error {}

/** The name that stands for that of the project in the files of every template. */
const placeholder = 'atrium-template';

/** Files that npm does not publish under their names. */
const renamed = new Map([['_gitignore', '.gitignore']]);

/** Results of running a template inside its repository. */
const generated = new Set(['node_modules', 'dist', 'lib', 'data', 'test-results', 'package-lock.json']);

function assertName(name) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 100) return;
  throw new ProjectError(
    name === ''
      ? 'Name the project, such as my-app.'
      : `"${name}" is not a name: use lower-case letters, digits and single hyphens, such as my-app.`,
  );
}

function assertEmpty(target) {
  if (!existsSync(target)) return;
  if (statSync(target).isDirectory() && readdirSync(target).length === 0) return;
  throw new ProjectError(`${target} exists and is not empty: choose another name.`);
}

/** Replaces the placeholder in the files of a project and restores their names. */
function adaptFiles(target, name) {
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const { parentPath, name: file } of files) {
    const path = join(parentPath, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes(placeholder)) writeFileSync(path, text.replaceAll(placeholder, name));
    const published = renamed.get(file);
    if (published) renameSync(path, join(parentPath, published));
  }
}

/**
 * Writes a project from a template.
 *
 * @param {{ name: string, template: string, parent?: string }} spec `parent` is the folder that will contain the project
 * @returns {{ target: string, next: readonly string[] }} the folder, and the commands to run next
 * @throws {ProjectError} for an invalid name, an unknown template or a folder with content
 */
export function createProject({ name, template, parent = process.cwd() }) {
  assertName(name);
  if (!templates.includes(template)) {
    throw new ProjectError(`There is no template "${template}": use ${templates.join(', ')}.`);
  }
  const target = resolve(parent, name);
  assertEmpty(target);
  cpSync(join(folder, template), target, {
    recursive: true,
    filter: (path) => !generated.has(basename(path)),
  });
  adaptFiles(target, name);
  return { target, next: [`cd ${name}`, 'npm install', 'npm start      # or npm run dev'] };
}
