import { hasDraftAndPublish, type ContentType } from '@admin/content-model';
import type { ContentPermissions } from '@admin/server';

type Grant = ReturnType<ContentPermissions['grants']>[number];
type RowCondition = Grant['conditions'][number];

/** The entry that a preview shows in any state. */
export interface PreviewedEntry {
  readonly uid: string;
  readonly id: number;
}

function shownRows({ uid }: ContentType, entry: PreviewedEntry): RowCondition {
  return (row, alias) => {
    const column = (name: string) => (alias === undefined ? name : `${alias}.${name}`);
    const published = row(column('published_at'), 'is not', null);
    return uid === entry.uid ? row.or([published, row(column('id'), '=', entry.id)]) : published;
  };
}

/** Returns a grant whose conditions are combined with another one: an entry has to meet any of its conditions. */
function narrowed(grant: Grant, shown: RowCondition): Grant {
  const { conditions } = grant;
  if (conditions.length === 0) return { ...grant, conditions: [shown] };
  return {
    ...grant,
    conditions: conditions.map((condition) =>
      Object.assign(
        ((row, alias) => row.and([condition(row, alias), shown(row, alias)])) satisfies RowCondition,
        condition.reads === undefined ? {} : { reads: condition.reads },
      ),
    ),
  };
}

/** Returns the part of permissions that reads published entries and one entry in any state, and writes nothing. */
export function previewPermissions(owner: ContentPermissions, entry: PreviewedEntry): ContentPermissions {
  const known = new Map<string, readonly Grant[]>();
  const { name } = owner;
  return {
    ...owner,
    ...(name !== undefined && { name: JSON.stringify([name, 'preview', entry.uid, entry.id]) }),
    holds: () => false,
    grantsOf: () => [],
    grants(action, contentType) {
      if (action !== 'read') return [];
      const grants = owner.grants('read', contentType);
      if (!hasDraftAndPublish(contentType)) return grants;
      const made =
        known.get(contentType.uid) ?? grants.map((grant) => narrowed(grant, shownRows(contentType, entry)));
      known.set(contentType.uid, made);
      return made;
    },
  };
}
