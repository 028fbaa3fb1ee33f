#!/usr/bin/env node
// The command `atrium`: docs/reference/commands.md
import { runCli } from './run-cli.js';

await runCli(process.argv.slice(2));
