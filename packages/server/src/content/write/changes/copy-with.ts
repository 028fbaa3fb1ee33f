import { ownValue, isRecord, isToOne, type Attribute, type Attributes } from '@admin/content-model';
import { asList } from '../../query/query-values.ts';
import { shapeOf, type ContentStorage } from '../../storage/content-storage.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the body that creates a copy of an entry: its values, overwritten by what is sent. A component sent with the
 * id of one of the original keeps its unsent values, as in an update of the original; relations to connect and
 * disconnect start from those of the original. A component with any other id keeps that id, so that validation rejects
 * it.
 * @param original the values of the entry, with the ids of its components
 */
export function copyWith(
  storage: ContentStorage,
  attributes: Attributes,
  original: Values,
  sent: Values,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    if (Object.hasOwn(sent, name)) {
      copy[name] = replaced(storage, attribute, ownValue(original, name), sent[name]);
    } else if (Object.hasOwn(original, name)) {
      copy[name] = replaced(storage, attribute, original[name], original[name]);
    }
  }
  return copy;
}

function replaced(storage: ContentStorage, attribute: Attribute, before: unknown, sent: unknown): unknown {
  switch (attribute.type) {
    case 'relation':
      return relationOfCopy(before, sent, isToOne(attribute));
    case 'component':
    case 'dynamiczone': {
      const originals = new Map((asList(before) ?? [before]).filter(isRecord).map((one) => [one['id'], one]));
      const uidOf = (item: Values) =>
        attribute.type === 'component' ? attribute.component : item['__component'];
      const item = (value: unknown) =>
        isRecord(value) ? itemOfCopy(storage, uidOf(value), originals, value) : value;
      return Array.isArray(sent) ? sent.map(item) : item(sent);
    }
    default:
      return sent;
  }
}

/**
 * Returns a component of the copy: the one of the original with that id, overwritten by what is sent, otherwise what is
 * sent.
 */
function itemOfCopy(
  storage: ContentStorage,
  uid: unknown,
  originals: ReadonlyMap<unknown, Values>,
  { id, ...sent }: Values,
): Values {
  const original = originals.get(id);
  const isSame = original && (sent['__component'] ?? uid) === (original['__component'] ?? uid);
  if (id === undefined || id === null || !isSame || typeof uid !== 'string') {
    return id === undefined ? sent : { id, ...sent };
  }
  const { attributes } = shapeOf(storage, uid).component;
  return {
    ...('__component' in sent ? { __component: uid } : {}),
    ...copyWith(storage, attributes, original, sent),
  };
}

/** Adds connected entries to the links of the original and removes disconnected ones; a to-one relation is replaced. */
function relationOfCopy(before: unknown, sent: unknown, hasOne: boolean): unknown {
  const isChange = isRecord(sent) && !('set' in sent) && ('connect' in sent || 'disconnect' in sent);
  const links = isRecord(before) ? asList(before['set']) : null;
  if (!isChange || !links) return sent;
  const connect = asList(sent['connect']) ?? [];
  if (hasOne && connect.length > 0) return sent;
  const gone = new Set([...connect, ...(asList(sent['disconnect']) ?? [])].map(targetId));
  return { connect: [...links.filter((link) => !gone.has(targetId(link))), ...connect] };
}

function targetId(target: unknown): number {
  return Number(isRecord(target) ? target['id'] : target);
}
