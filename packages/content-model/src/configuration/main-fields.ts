import { isSystemField, userUid, type Attributes } from '../schema/index.ts';
import { canBeMainField } from './eligibility.ts';

/** What names an administrator where one is linked: never an address. */
const userMainFields = ['firstname', 'lastname', 'username'];

/** The attributes that can name the entries of a content type where others are linked to them: `id` first. */
export function mainFieldNames(target: {
  readonly uid: string;
  readonly attributes: Attributes;
}): readonly string[] {
  if (target.uid === userUid) return ['id', ...userMainFields];
  const own = Object.entries(target.attributes).filter(
    ([name, attribute]) => !isSystemField(name) && canBeMainField(attribute),
  );
  return ['id', ...own.map(([name]) => name)];
}
