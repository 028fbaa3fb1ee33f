import type { ServerServices, ValidationDetail } from '@admin/server';

/** What is wrong with a body that names an entry to translate: only a single type has one that needs no id. */
export function judgeSource(
  body: unknown,
  { schemas }: Pick<ServerServices, 'schemas'>,
): readonly ValidationDetail[] {
  if (typeof body !== 'object' || body === null || !('model' in body)) return [];
  const { model } = body;
  const kind = typeof model === 'string' ? schemas.contentTypes.get(model)?.kind : undefined;
  const isNamed = 'id' in body && body.id !== undefined && body.id !== null;
  if (kind !== 'collectionType' || isNamed) return [];
  return [{ path: ['id'], message: 'id is a required field', name: 'ValidationError' }];
}
