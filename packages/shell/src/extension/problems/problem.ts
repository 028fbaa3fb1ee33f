export type BootProblemCode = keyof ProblemContexts;

/** The plugin id of an error whose plugin is not known. */
export const unknownPluginId = 'unknown';

interface Problem<Code extends BootProblemCode> {
  readonly code: Code;
  readonly pluginId: string;
  /** One English sentence for a developer. */
  readonly message: string;
  /** Details for the developer; the code determines their type. */
  readonly context: ProblemContexts[Code];
}

/**
 * A problem of one plugin. The panel continues without the part concerned. The code narrows the type of the context.
 */
export type BootProblem<Code extends BootProblemCode = BootProblemCode> = {
  readonly [One in Code]: Problem<One>;
}[Code];

/** Reports a problem. */
export type Report = (problem: BootProblem) => void;

/** Returns whether two problems have the same code, plugin and message; their contexts may differ. */
export function isSameProblem(one: BootProblem, other: BootProblem): boolean {
  return one.code === other.code && one.pluginId === other.pluginId && one.message === other.message;
}

/** Returns the message of a thrown value. */
export function describeCause(cause: unknown): string {
  if (cause instanceof Error) return cause.message || cause.name;
  return typeof cause === 'string' ? cause : 'no message was given';
}

/** The location of a contribution: its point, and its id in the point. */
export type ContributionLocation = {
  readonly pointId: string;
  readonly contributionId: string;
};

/** The context of a contribution that failed; its ids are undefined if they are not known. */
export type FailedContribution = {
  readonly pointId?: string | undefined;
  readonly contributionId?: string | undefined;
  /** The thrown value. */
  readonly cause: unknown;
};

/**
 * The details of problems, by code. Ids of plugins, points, contributions and services are those that their authors
 * wrote; `cause` is the thrown value.
 */
export interface ProblemContexts {
  /** `index` is the position in the host's list of plugins. */
  readonly PLUGIN_LOAD_FAILED: { readonly index: number; readonly cause: unknown };
  readonly PLUGIN_INVALID: { readonly index: number };
  /** `keys` are those that `definePlugin` does not read. */
  readonly PLUGIN_KEY_UNKNOWN: { readonly keys: readonly string[] };
  readonly PLUGIN_INCOMPATIBLE: Readonly<Record<string, never>>;
  readonly DUPLICATE_PLUGIN: { readonly index: number };
  readonly POINT_DUPLICATE: { readonly pointId: string };
  readonly POINT_UNKNOWN: { readonly pointId: string };
  readonly DUPLICATE_CONTRIBUTION: ContributionLocation & { readonly firstPluginId: string };
  readonly CONTRIBUTION_INVALID: ContributionLocation;
  /** `keys` are those that the point does not read. */
  readonly CONTRIBUTION_KEY_UNKNOWN: ContributionLocation & { readonly keys: readonly string[] };
  /** `target` is the id that `before` or `after` names. */
  readonly PLACEMENT_UNKNOWN: ContributionLocation & { readonly target: string };
  readonly PLACEMENT_CYCLE: ContributionLocation;
  /** `name` is the entry of `without`. */
  readonly WITHOUT_UNKNOWN: { readonly name: string };
  readonly SERVICE_OVERRIDDEN: { readonly serviceId: string };
  /** The contribution that reads the service, if any; `missing` is the id of a dependency that the service lacks. */
  readonly SERVICE_MISSING: {
    readonly serviceId: string;
    readonly missing?: string;
    readonly pointId?: string | undefined;
    readonly contributionId?: string;
  };
  /** `path` starts and ends with the same service. */
  readonly SERVICE_CYCLE: { readonly serviceId: string; readonly path: readonly string[] };
  readonly SERVICE_FAILED: { readonly serviceId: string; readonly cause: unknown };
  readonly ACTIVATION_FAILED: { readonly cause: unknown };
  readonly ACTIVATION_TIMEOUT: { readonly cause: unknown };
  /** The time that the activation blocked the main thread, in milliseconds. */
  readonly ACTIVATION_SLOW: { readonly milliseconds: number };
  /** `names` are the replaced built-ins, such as `Array.prototype.map`. */
  readonly BUILT_IN_REPLACED: { readonly names: readonly string[] };
  readonly MESSAGES_FAILED: { readonly locale: string; readonly cause: unknown };
  /** `ids` are the messages that were left out. */
  readonly MESSAGE_FOREIGN: { readonly ids: readonly string[] };
  readonly MESSAGE_INVALID: { readonly id: string; readonly cause: unknown };
  readonly CHUNK_FAILED: FailedContribution;
  readonly RENDER_FAILED: FailedContribution;
  readonly ID_FOREIGN: ContributionLocation;
  readonly ROUTE_TAKEN: ContributionLocation & { readonly path: string };
  readonly ROUTE_SHADOWS: ContributionLocation & { readonly path: string };
  /** `replaces` is the id of the replaced page. */
  readonly ROUTE_REPLACED: ContributionLocation & { readonly replaces: string };
  readonly REPLACEMENT_UNUSED: ContributionLocation & { readonly replaces: string };
  /** `tokens` are the names that the design system does not have. */
  readonly THEME_TOKEN_UNKNOWN: ContributionLocation & { readonly tokens: readonly string[] };
  readonly ACTION_FAILED: FailedContribution;
  readonly EVENT_FAILED: FailedContribution;
  readonly HOOK_FAILED: FailedContribution;
  /** `path` is the position of the loader in the value that the tap returns, such as `3.cell`. */
  readonly LOADER_UNSTABLE: ContributionLocation & { readonly path: string };
}

/** A context of any code, for code that reads details of every problem by name. */
export type ProblemDetails = Readonly<Record<string, unknown>>;
