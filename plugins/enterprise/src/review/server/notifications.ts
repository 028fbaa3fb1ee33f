import { configRef, defineMail, panelLink, type Actor, type PluginContext } from '@admin/server';
import { Type } from 'typebox';
import type { ReviewNotifications } from '../contract.ts';
import { titleOf } from './entry-title.ts';
import { reviewTables } from './tables.ts';

const values = Type.Object({
  /** The name of the acting user. */
  person: Type.String(),
  title: Type.String(),
  /** The name of the content type. */
  type: Type.String(),
  link: Type.String(),
});

const open = { label: 'Open the entry', url: '{link}' };
const optOut = 'You can switch these emails off in your profile.';

/** The mails of review workflows. */
export const reviewMails = {
  assigned: defineMail({
    id: 'review-workflows.assigned',
    values,
    texts: {
      subject: '{title} is assigned to you',
      paragraphs: ['{person} assigned “{title}” ({type}) to you.'],
      action: open,
      remarks: [optOut],
    },
  }),
  /** Sent once for a bulk action. */
  assignedMany: defineMail({
    id: 'review-workflows.assigned-many',
    values: Type.Object({
      person: Type.String(),
      count: Type.Integer(),
      type: Type.String(),
      link: Type.String(),
    }),
    texts: {
      subject: '{count} entries are assigned to you',
      paragraphs: ['{person} assigned {count} entries ({type}) to you.'],
      action: { label: 'Open the list', url: '{link}' },
      remarks: [optOut],
    },
  }),
  mentioned: defineMail({
    id: 'review-workflows.mentioned',
    values: Type.Object({ ...values.properties, comment: Type.String() }),
    texts: {
      subject: '{person} mentioned you in {title}',
      paragraphs: ['{person} mentioned you in a comment on “{title}” ({type}):', '{comment}'],
      action: open,
      remarks: [optOut],
    },
  }),
};

type Kind = keyof ReviewNotifications;

/** Reads which emails a user receives. */
export async function readNotifications(
  { database }: Pick<PluginContext, 'database'>,
  userId: number,
): Promise<ReviewNotifications> {
  const row = await reviewTables(database)
    .selectFrom('review_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { assignment: row?.assignment !== 0, mention: row?.mention !== 0 };
}

/** Stores which emails a user receives. */
export async function updateNotifications(
  { database }: Pick<PluginContext, 'database'>,
  userId: number,
  wanted: ReviewNotifications,
): Promise<ReviewNotifications> {
  const stored = { assignment: Number(wanted.assignment), mention: Number(wanted.mention) };
  await reviewTables(database)
    .insertInto('review_preferences')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute();
  return wanted;
}

interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly prefered_language: string | null;
}

/** Returns the users among some who want an email of a kind. The actor receives none. */
async function recipients(
  server: Pick<PluginContext, 'database'>,
  kind: Kind,
  ids: readonly number[],
  actor: Actor,
): Promise<readonly Recipient[]> {
  const others = ids.filter((id) => id !== actor.user.id);
  if (others.length === 0) return [];
  const users = await server.database.kysely
    .withTables<{ admin_users: Recipient & { is_active: number } }>()
    .selectFrom('admin_users')
    .select(['id', 'email', 'prefered_language'])
    .where('id', 'in', others)
    .where('is_active', '=', 1)
    .execute();
  const wanting: Recipient[] = [];
  for (const user of users) {
    if ((await readNotifications(server, user.id))[kind]) wanting.push(user);
  }
  return wanting;
}

function nameOf({ user }: Actor): string {
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return name === '' ? (user.username ?? 'A user') : name;
}

/** An entry that an email is about. */
export interface NotifiedEntry {
  readonly uid: string;
  readonly id: number;
}

/** Returns the values of an email about an entry, with the title that the recipient may read; null without access. */
async function entryValues(
  { server, actor, entry: { uid, id } }: Notification,
  recipient: Recipient,
): Promise<{ person: string; title: string; type: string; link: string } | null> {
  const { content, identity, schemas } = server;
  const contentType = schemas.contentTypes.get(uid);
  const permissions = await identity.permissionsOfUser(recipient.id);
  if (contentType === undefined || permissions === null) return null;
  const { entry } = await content.readEntry({ permissions, uid, id });
  const { locale } = entry;
  const query = typeof locale === 'string' ? { 'plugins[i18n][locale]': locale } : {};
  const page =
    contentType.kind === 'singleType'
      ? `/content-manager/single-types/${uid}`
      : `/content-manager/collection-types/${uid}/${id}`;
  return {
    person: nameOf(actor),
    title: (await titleOf(server, contentType, entry)) ?? `#${id}`,
    type: contentType.info.displayName,
    link: panelLink(server.get(configRef), page, query),
  };
}

interface Notification {
  readonly server: PluginContext;
  readonly actor: Actor;
  readonly entry: NotifiedEntry;
}

/** Sends emails after the commit; a failure is logged and does not reach the caller, whose change is stored. */
async function afterCommit({ logger }: Pick<PluginContext, 'logger'>, send: () => Promise<void>) {
  try {
    await send();
  } catch (error) {
    logger.warn({ err: error }, 'could not send an email about a review');
  }
}

/** Tells a user about entries that were assigned to them: one email, however many there are. */
export async function notifyAssignee(
  server: PluginContext,
  actor: Actor,
  userId: number,
  entries: readonly NotifiedEntry[],
): Promise<void> {
  const [entry, ...others] = entries;
  if (entry === undefined) return;
  await afterCommit(server, async () => {
    const [to] = await recipients(server, 'assignment', [userId], actor);
    if (to === undefined) return;
    const { email, prefered_language: language } = to;
    const one = await entryValues({ server, actor, entry }, to);
    if (one === null) return;
    if (others.length === 0) server.mail.post(reviewMails.assigned, { to: email, language, values: one });
    else {
      const link = panelLink(server.get(configRef), `/content-manager/collection-types/${entry.uid}`, {
        'filters[$and][0][strapi_assignee][id][$eq]': String(userId),
      });
      const { person, type } = one;
      const many = { person, type, count: entries.length, link };
      server.mail.post(reviewMails.assignedMany, { to: email, language, values: many });
    }
  });
}

/** Characters of a comment in an email. */
const excerpt = 500;

/** Tells users that a comment mentions them. */
export async function notifyMentioned(
  server: PluginContext,
  actor: Actor,
  entry: NotifiedEntry,
  { text, mentions }: { readonly text: string; readonly mentions: readonly number[] },
): Promise<void> {
  await afterCommit(server, async () => {
    const comment = text.length > excerpt ? `${text.slice(0, excerpt)}…` : text;
    for (const to of await recipients(server, 'mention', mentions, actor)) {
      const found = await entryValues({ server, actor, entry }, to);
      if (found === null) continue;
      const { email, prefered_language: language } = to;
      server.mail.post(reviewMails.mentioned, { to: email, language, values: { ...found, comment } });
    }
  });
}
