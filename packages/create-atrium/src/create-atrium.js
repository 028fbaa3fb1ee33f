#!/usr/bin/env node
// `npm create atrium my-app -- --template blog`: docs/guides/start-an-application.md
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createProject, ProjectError, templates } from './create-project.js';

const usage = `Usage: npm create atrium <name> [-- --template ${templates.join('|')}]\n`;

/** Asks for the name in a terminal. */
async function askName() {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const name = await terminal.question('Name of the project: ');
  terminal.close();
  return name.trim();
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      template: { type: 'string', default: 'blank' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
  } else {
    const name = positionals[0] ?? (await askName());
    const { next } = createProject({ name, template: values.template });
    process.stdout.write(`\nCreated ${name}.\n\n${next.map((line) => `  ${line}\n`).join('')}\n`);
  }
} catch (error) {
  const isExpected = error instanceof ProjectError || String(error.code).startsWith('ERR_PARSE_ARGS');
  process.stderr.write(isExpected ? `${error.message}\n${usage}` : `${error.stack}\n`);
  process.exitCode = 1;
}
