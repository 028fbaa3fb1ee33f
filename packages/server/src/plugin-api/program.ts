import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/** A program that calls a route for programs. */
export interface Program {
  /** As people know it, a name that somebody gave it. */
  readonly name: string;
  /** What it may do at this moment: a handler that reads or writes for it works with no others. */
  readonly permissions: ContentPermissions;
}

/** A call of a program, before it is let in. */
export interface ProgramCall {
  /** The header as it came. */
  readonly authorization: string | undefined;
  /** What the route does, as its policy names it: one of `server.contentApi`. */
  readonly actionId: string;
}

/** Who it is; `refused` for one that may not do this; `unknown` for nobody whom the plugin knows. */
export type ProgramAnswer = Program | 'refused' | 'unknown';
