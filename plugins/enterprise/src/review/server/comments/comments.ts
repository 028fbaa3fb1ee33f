import { AppError, notFound, originOf, pageRequest, pagination, type PluginContext } from '@admin/server';
import { sql } from 'kysely';
import type { ReviewComment, ReviewUser } from '../../contract.ts';
import { mayRead } from '../entries/change-assignee.ts';
import type { ReviewCall } from '../entries/review-call.ts';
import { notifyMentioned } from '../notifications.ts';
import { reviewError } from '../review-error.ts';
import { reviewTables } from '../tables.ts';
import { idOf } from '../workflows/read-workflows.ts';

/** Comments that a user may write within the window, in milliseconds. */
const rate = { comments: 20, window: 60_000 };

const maxPageSize = 100;

interface CommentRow {
  readonly id: number;
  readonly author_id: number | null;
  readonly text: string;
  readonly created_at: string;
}

/** Completes comments with their authors and mentions. */
async function present(
  { server: { database }, actor }: ReviewCall,
  rows: readonly CommentRow[],
): Promise<ReviewComment[]> {
  const ids = rows.map(({ id }) => id);
  const mentions = await reviewTables(database)
    .selectFrom('review_mentions')
    .selectAll()
    // PostgreSQL rejects an empty list; no comment has the id 0.
    .where('comment_id', 'in', [0, ...ids])
    .orderBy('user_id')
    .execute();
  const userIds = new Set(
    [...rows.map(({ author_id }) => author_id), ...mentions.map(({ user_id }) => user_id)].filter(
      (id) => id !== null,
    ),
  );
  const { rows: people } = await sql<ReviewUser>`select id, firstname, lastname, username from admin_users
    where ${database.dialect.inList(sql.ref('id'), [...userIds])}`.execute(database.kysely);
  const users = new Map(people.map((user) => [user.id, { ...user }]));
  return rows.map(({ id, author_id, text, created_at }) => ({
    id,
    text,
    author: author_id === null ? null : (users.get(author_id) ?? null),
    mentions: mentions
      .filter(({ comment_id }) => comment_id === id)
      .map(({ user_id }) => users.get(user_id))
      .filter((user) => user !== undefined),
    createdAt: created_at,
    isOwn: author_id === actor.user.id,
  }));
}

/** Returns the id of an entry that the caller may read. @throws AppError NOT_FOUND (404), FORBIDDEN (403) */
async function readableId(call: ReviewCall): Promise<number> {
  return (await readableEntry(call)).id;
}

function readableEntry({ server, actor, uid, id }: ReviewCall) {
  return server.content.requireEntry({ permissions: actor.permissions, uid, id, action: 'read' });
}

/** Lists the comments on an entry, newest first. */
export async function listComments(call: ReviewCall, query: Readonly<Record<string, unknown>>) {
  const { server, uid } = call;
  const id = await readableId(call);
  const requested = pageRequest(query);
  const request = { ...requested, pageSize: Math.min(requested.pageSize, maxPageSize) };
  const base = reviewTables(server.database)
    .selectFrom('review_comments')
    .where('uid', '=', uid)
    .where('entry_id', '=', id);
  const { total } = await base
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await base
    .select(['id', 'author_id', 'text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize)
    .execute();
  return { results: await present(call, rows), pagination: pagination(request, Number(total)) };
}

/** @throws AppError TOO_MANY_REQUESTS (429) for a user who writes more than 20 comments a minute */
async function requireRate({ server: { database, now }, actor }: ReviewCall): Promise<void> {
  const since = new Date(now() - rate.window).toISOString();
  const { count } = await reviewTables(database)
    .selectFrom('review_comments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('author_id', '=', actor.user.id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  if (Number(count) < rate.comments) return;
  throw new AppError({
    name: 'RateLimitError',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests, please try again later.',
    headers: { 'retry-after': String(rate.window / 1000) },
  });
}

/**
 * Adds a comment to an entry, and notifies the mentioned users after the commit.
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403), MENTION_INVALID (400), TOO_MANY_REQUESTS (429)
 */
export async function createComment(
  call: ReviewCall,
  { text, mentions: sent = [] }: { readonly text: string; readonly mentions?: readonly number[] },
): Promise<ReviewComment> {
  const { server, actor, uid } = call;
  const id = await readableId(call);
  await requireRate(call);
  const mentions = [...new Set(sent)];
  for (const userId of mentions) {
    if (!(await mayRead(server, userId, { uid, id }))) throw reviewError('MENTION_INVALID', { id: userId });
  }
  const row = await server.database.transaction(async (within) => {
    const permitted = { permissions: actor.permissions, uid, id, action: 'read', within } as const;
    // Locks the entry: deleting it deletes its comments.
    const { entity } = await server.content.requireEntry(permitted);
    const tables = reviewTables(within);
    const comment = await tables
      .insertInto('review_comments')
      .values({
        uid,
        entry_id: id,
        author_id: actor.user.id,
        text,
        created_at: new Date(server.now()).toISOString(),
      })
      .returning(['id', 'author_id', 'text', 'created_at'])
      .executeTakeFirstOrThrow();
    await insertMentions(call, within, comment.id, mentions);
    await server.events.recordChange(within.kysely, () => ({
      action: 'entry.comment',
      entity,
      origin: originOf(actor.permissions),
      after: { comment: text },
    }));
    return comment;
  });
  await notifyMentioned(server, actor, { uid, id }, { text, mentions });
  const [comment] = await present(call, [row]);
  if (comment === undefined) throw notFound();
  return comment;
}

/** Stores the mentions of users who still exist. */
async function insertMentions(
  { server: { database } }: ReviewCall,
  within: Parameters<typeof reviewTables>[0],
  commentId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`insert into review_mentions (comment_id, user_id)
    select cast(${commentId} as integer), id from admin_users
    where ${database.dialect.inList(sql.ref('id'), userIds)}`.execute(within.kysely);
}

/** Deletes a comment of the caller. @throws AppError NOT_FOUND (404), also for the comment of another user */
export async function deleteComment(call: ReviewCall, comment: unknown): Promise<void> {
  const { server, actor, uid } = call;
  const { id, entity } = await readableEntry(call);
  await server.database.transaction(async (within) => {
    const deleted = await reviewTables(within)
      .deleteFrom('review_comments')
      .where('id', '=', idOf(comment))
      .where('uid', '=', uid)
      .where('entry_id', '=', id)
      .where('author_id', '=', actor.user.id)
      .returning('text')
      .executeTakeFirst();
    if (deleted === undefined) throw notFound('Comment does not exist');
    await server.events.recordChange(within.kysely, () => ({
      action: 'entry.comment-delete',
      entity,
      origin: originOf(actor.permissions),
      before: { comment: deleted.text },
    }));
  });
}

/** Deletes the comments on an entry that is being deleted. */
export async function deleteCommentsOf(
  within: Pick<PluginContext['database'], 'kysely'>,
  { uid, id }: { readonly uid: string; readonly id: number | null },
): Promise<void> {
  if (id === null) return;
  await reviewTables(within)
    .deleteFrom('review_comments')
    .where('uid', '=', uid)
    .where('entry_id', '=', id)
    .execute();
}
