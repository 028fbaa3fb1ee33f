import type { CommandCall } from './commands.ts';

/** The exit code for invalid arguments; other failures exit with 1. */
const usage = 2;

/**
 * Runs a command in this process and prints its result. A failure is one sentence with its code on the standard error,
 * and an exit code other than 0.
 */
export async function runCommand(
  command: (call: CommandCall) => Promise<void>,
  { version }: { readonly version: string | null },
): Promise<void> {
  try {
    await command({
      version,
      args: process.argv.slice(2),
      environment: process.env,
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    const isExpected = error instanceof Error && error.name === 'StartError' && 'code' in error;
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(isExpected ? `${error.message} (${String(error.code)})\n` : `${text}\n`);
    process.exitCode = isExpected && error.code === 'COMMAND_INVALID' ? usage : 1;
  }
}
