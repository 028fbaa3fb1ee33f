export type BootProblemCode = keyof ProblemContexts;

/** The plugin id of an error that could not be traced to anybody. */
export const unknownPluginId = 'unknown';

interface Problem<Code extends BootProblemCode> {
  readonly code: Code;
  readonly pluginId: string;
  /** One English sentence for a developer. */
  readonly message: string;
  /** What a developer needs to find it; its shape follows from the code. */
  readonly context: ProblemContexts[Code];
}

/**
 * One thing that went wrong with one plugin. The panel goes on without the part concerned. Asking for the code tells
 * what is in the context.
 */
export type BootProblem<Code extends BootProblemCode = BootProblemCode> = {
  readonly [One in Code]: Problem<One>;
}[Code];

/** Takes note of a problem. */
export type Report = (problem: BootProblem) => void;

/** The words of anything that was thrown. */
export function describeCause(cause: unknown): string {
  if (cause instanceof Error) return cause.message || cause.name;
  return typeof cause === 'string' ? cause : 'no message was given';
}

/** The place of a contribution: its point, and its own id in it. */
export type ContributionLocation = {
  readonly pointId: string;
  readonly contributionId: string;
};

/** Code of a contribution that failed, as far as it is known which. */
export type FailedContribution = {
  readonly pointId?: string | undefined;
  readonly contributionId?: string | undefined;
  /** What was thrown. */
  readonly cause: unknown;
};

/**
 * What a developer needs to find a problem, by its code. Ids are those of plugins, points, contributions and services
 * as their authors wrote them; `cause` is whatever was thrown.
 */
export interface ProblemContexts {
  /** `index` is the place in the host's list of plugins. */
  readonly PLUGIN_LOAD_FAILED: { readonly index: number; readonly cause: unknown };
  readonly PLUGIN_INVALID: { readonly index: number };
  readonly DUPLICATE_PLUGIN: { readonly index: number };
  readonly POINT_DUPLICATE: { readonly pointId: string };
  readonly POINT_UNKNOWN: { readonly pointId: string };
  readonly DUPLICATE_CONTRIBUTION: ContributionLocation & { readonly firstPluginId: string };
  readonly CONTRIBUTION_INVALID: ContributionLocation;
  /** `target` is the id that `before` or `after` names. */
  readonly PLACEMENT_UNKNOWN: ContributionLocation & { readonly target: string };
  readonly PLACEMENT_CYCLE: ContributionLocation;
  /** `name` is the entry of `without`. */
  readonly WITHOUT_UNKNOWN: { readonly name: string };
  readonly SERVICE_OVERRIDDEN: { readonly serviceId: string };
  /** Who asked for the service, where that is a contribution; `missing` is what the service itself lacks. */
  readonly SERVICE_MISSING: {
    readonly serviceId: string;
    readonly missing?: string;
    readonly pointId?: string | undefined;
    readonly contributionId?: string;
  };
  /** `path` begins and ends with the same service. */
  readonly SERVICE_CYCLE: { readonly serviceId: string; readonly path: readonly string[] };
  readonly SERVICE_FAILED: { readonly serviceId: string; readonly cause: unknown };
  readonly ACTIVATION_FAILED: { readonly cause: unknown };
  readonly ACTIVATION_TIMEOUT: { readonly cause: unknown };
  /** How long nobody else had a turn, in milliseconds. */
  readonly ACTIVATION_SLOW: { readonly milliseconds: number };
  /** `names` are what was replaced, such as `Array.prototype.map`. */
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
  /** `replaces` is the id of the page whose place it is about. */
  readonly ROUTE_REPLACED: ContributionLocation & { readonly replaces: string };
  readonly REPLACEMENT_UNUSED: ContributionLocation & { readonly replaces: string };
  /** `tokens` are the names that nobody reads. */
  readonly THEME_TOKEN_UNKNOWN: ContributionLocation & { readonly tokens: readonly string[] };
  readonly ACTION_FAILED: FailedContribution;
  readonly EVENT_FAILED: FailedContribution;
  readonly HOOK_FAILED: FailedContribution;
  /** `path` is the position of the loader in the value that the tap returns, such as `3.cell`. */
  readonly LOADER_UNSTABLE: ContributionLocation & { readonly path: string };
}

/** A context of any code, for what shows all problems alike: read by name. */
export type ProblemDetails = Readonly<Record<string, unknown>>;
