import type { EntryHooks, EntryValues } from '../../events/entry-hooks.ts';
import type { Kysely } from 'kysely';
import type { DatabaseTransaction, DynamicTables } from '../../database/index.ts';
import { userSteps, type UserHooks, type UserStep, type UserStepSubject } from '../../events/user-hooks.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { AppError } from '../../errors/app-error.ts';
import { entryEvents } from '../../events/server-events.ts';

/** Events of changes whose values a hook can set. */
const settable: ReadonlySet<string> = new Set(['entry.create', 'entry.update', 'entry.import']);

/** Names what a hook returned, for a log message. */
function describe(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' ? 'values' : `a ${typeof given}`;
}

/** Registers the hooks of a plugin that run before entries are written. */
export function addHooks(
  { id: owner, before = [] }: Pick<ServerPlugin, 'id' | 'before'>,
  { hooks, services }: { readonly hooks: EntryHooks; readonly services: PluginContext },
): void {
  for (const { event, types, run } of before) {
    hooks.add(event, {
      owner,
      types: types && new Set(types),
      // `before` ties the result to the event; a plugin in JavaScript may return anything.
      hook: async (change, { kysely }) => {
        const given = await run(change, { transaction: kysely, server: services });
        if (given === undefined || given === null) return undefined;
        if (typeof given === 'object' && !Array.isArray(given) && settable.has(event))
          return given as EntryValues;
        services.logger.warn(
          { plugin: owner, event },
          `before hook of ${owner} on ${event} returned ${describe(given)}, which is ignored`,
        );
        return undefined;
      },
    });
  }
}

/** Registers the change recorders of a plugin. */
export function addRecorders(
  { recorders = [] }: Pick<ServerPlugin, 'recorders'>,
  context: PluginContext,
): void {
  for (const { record } of recorders) {
    context.events.addChangeRecorder(async (changes, transaction) => {
      await record(changes, { transaction, server: context });
    });
  }
}

/** Registers the hooks of a plugin on users, roles, files, tokens and other entities. */
export function addChangeHooks(
  { id: owner, changeHooks = [] }: Pick<ServerPlugin, 'id' | 'changeHooks'>,
  server: PluginContext,
): void {
  for (const { phase, point, verb, run } of changeHooks) {
    const hook = (change: unknown, transaction: Kysely<DynamicTables>): unknown =>
      run(change as never, { transaction, server });
    server.events.addChangeHook({ owner, phase, point, verb, run: hook });
  }
}

function notRunning(plugin: string): AppError {
  return new AppError({
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'CONTENT_PLUGIN_NOT_RUNNING',
    message: `Entries of the plugin ${plugin} can only be read until it runs again`,
  });
}

/**
 * Blocks changes to the entries of plugins that failed to start, since their hooks do not run. The entries can still be
 * read.
 */
export function blockEntryChanges(
  plugins: readonly Pick<ServerPlugin, 'id' | 'contentTypes'>[],
  hooks: EntryHooks,
): void {
  for (const { id, contentTypes = [] } of plugins) {
    if (contentTypes.length === 0) continue;
    const types = new Set(contentTypes.map(({ uid }) => uid));
    const hook = () => Promise.reject(notRunning(id));
    for (const event of [...entryEvents, 'entry.import'] as const)
      hooks.add(event, { owner: id, types, hook });
  }
}

/** Registers the user hooks of a plugin. */
export function addUserHooks(
  { id: owner, beforeUser = [] }: Pick<ServerPlugin, 'id' | 'beforeUser'>,
  { hooks, services }: { readonly hooks: UserHooks; readonly services: PluginContext },
): void {
  for (const { step, run } of beforeUser) {
    const hook = async (subject: UserStepSubject, { kysely }: DatabaseTransaction) =>
      run(subject, { transaction: kysely, server: services });
    hooks.add(step, { owner, hook });
  }
}

/** The steps of accounts that a plugin guards. */
export interface GuardedSteps {
  readonly id: string;
  readonly steps: readonly UserStep[];
}

/**
 * Returns the steps that a plugin guards, of a candidate that was rejected: a list in JavaScript may contain anything. A
 * plugin whose hooks cannot be read may guard every step.
 */
export function guardedSteps(candidate: unknown): GuardedSteps | undefined {
  if (typeof candidate !== 'object' || candidate === null) return undefined;
  const plugin = candidate as Partial<Record<'id' | 'beforeUser', unknown>>;
  let id: unknown;
  try {
    ({ id } = plugin);
    if (typeof id !== 'string') return undefined;
    const { beforeUser = [] } = plugin;
    const named = new Set((beforeUser as readonly { readonly step: unknown }[]).map(({ step }) => step));
    return { id, steps: userSteps.filter((step) => named.has(step)) };
  } catch {
    return typeof id === 'string' ? { id, steps: userSteps } : undefined;
  }
}

const blockedSteps: Readonly<Record<UserStep, string>> = {
  create: 'Users cannot be added',
  activate: 'Users cannot be activated',
  'use-password': 'Passwords cannot be used',
};

/**
 * Blocks the steps of accounts that plugins guard which failed to start: without their hooks, a limit or a lock would be
 * open. Logs each of these plugins with its steps.
 */
export function blockUserSteps(
  plugins: readonly GuardedSteps[],
  { hooks, logger }: { readonly hooks: UserHooks; readonly logger: Logger },
): void {
  for (const { id, steps } of plugins) {
    if (steps.length === 0) continue;
    logger.error(
      { code: 'GUARD_PLUGIN_NOT_RUNNING', plugin: id, steps },
      `plugin ${id} does not run: steps of accounts that it guards are blocked`,
    );
    for (const step of steps) {
      const refusal = new AppError({
        name: 'ServiceUnavailableError',
        status: 503,
        code: 'GUARD_PLUGIN_NOT_RUNNING',
        message: `${blockedSteps[step]} until a part of the server runs again. Ask the operator to check its log.`,
      });
      hooks.add(step, { owner: id, hook: () => Promise.reject(refusal) });
    }
  }
}
