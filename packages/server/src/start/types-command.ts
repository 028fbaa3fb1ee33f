import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { declareContentTypes } from '@admin/content-model/declarations';
import type { CommandCall } from '../backup/commands.ts';
import { assertNodeVersion, readConfig } from '../config/index.ts';
import { StartError } from '../errors/index.ts';
import { applicationSchemas } from './application-schemas.ts';
import type { Application } from './start-server.ts';

/** The file that the command writes if none is named. */
const defaultFile = 'content-schema.ts';

function fileOf(args: readonly string[]): string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { to: { type: 'string', default: defaultFile } },
    });
    return resolve(values.to);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new StartError('COMMAND_INVALID', `Name a file with --to <file>. ${reason}`);
  }
}

/**
 * Runs `types [--to <file>]`: writes the TypeScript types of the content types, those of plugins included. Needs no
 * database.
 * @throws StartError when a content type or plugin is invalid
 */
export async function typesCommand(
  application: Application,
  { args, environment, print }: Pick<CommandCall, 'args' | 'environment' | 'print'>,
): Promise<void> {
  assertNodeVersion();
  const file = fileOf(args);
  const { schemas, projectionsOf, refusal, problems } = await applicationSchemas(
    application,
    readConfig(environment),
  );
  if (refusal !== undefined) throw refusal;
  for (const { message } of problems) print(`Left out: ${message}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, declareContentTypes(schemas, projectionsOf));
  print(`Wrote the types of the content types to ${file}.`);
}
