import { AppError, notFound, type Actor, type PluginContext } from '@admin/server';
import type { EntryReview, StageSummary, Workflow } from '../../contract.ts';
import { reviewFields } from '../../review-actions.ts';

/** An entry that a caller reviews. */
export interface ReviewCall {
  readonly server: PluginContext;
  readonly actor: Actor;
  readonly uid: string;
  /** As sent. */
  readonly id: unknown;
}

/** Checks that a path names the kind of its content type. @throws AppError NOT_FOUND (404) */
export function requireKind(
  { schemas }: Pick<PluginContext, 'schemas'>,
  { kind, uid }: { readonly kind: 'collection-types' | 'single-types'; readonly uid: string },
): void {
  const wanted = kind === 'single-types' ? 'singleType' : 'collectionType';
  if (schemas.contentTypes.get(uid)?.kind !== wanted) throw notFound();
}

/** Returns the result of work; null if it refuses the caller. */
export async function unlessRefused<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404)) return null;
    throw error;
  }
}

/** Returns the stages that an actor may move an entry to. */
export function permittedStages(
  { isSuperAdmin, roles }: Pick<Actor, 'isSuperAdmin' | 'roles'>,
  { stages }: Workflow,
  current: number | null,
): readonly StageSummary[] {
  // An entry that has no stage yet counts as one in the first.
  const from = stages.find(({ id }) => id === current) ?? stages[0];
  const others = stages.filter(({ id }) => id !== current);
  if (isSuperAdmin) return others;
  return others.filter(({ id }) =>
    from?.transitions.some(
      ({ to, roles: permitted }) =>
        to === id && (permitted === null || roles.some((role) => permitted.includes(role.id))),
    ),
  );
}

/** Returns whether an actor may change the assignee: those who may change the entry or move it to another stage. */
export async function mayAssign(
  { server: { content }, actor, uid }: ReviewCall,
  id: number,
  targets: readonly StageSummary[],
): Promise<boolean> {
  if (actor.isSuperAdmin || targets.length > 0) return true;
  const call = { permissions: actor.permissions, uid, id, action: 'update' } as const;
  return (await unlessRefused(() => content.requireEntry(call))) !== null;
}

/** Presents the stage and assignee of an entry. */
export async function presentReview({ server, actor, uid }: ReviewCall, id: number): Promise<EntryReview> {
  const { entry } = await server.content.readEntry({ permissions: actor.permissions, uid, id });
  return {
    id,
    strapi_stage: (entry[reviewFields.stage] ?? null) as EntryReview['strapi_stage'],
    strapi_assignee: (entry[reviewFields.assignee] ?? null) as EntryReview['strapi_assignee'],
  };
}
