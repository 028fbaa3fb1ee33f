import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { initQuery } from '../../schema/index.ts';

/** A content type whose entries can be opened beside the one that links them. */
export interface RelatedType {
  /** Display name. */
  readonly name: string;
}

/** Returns the collection type with a uid; undefined if there is none, or while the types are loading. */
export function useRelatedType(uid: string | undefined): RelatedType | undefined {
  const http = useService(httpRef);
  const { data } = useQuery(initQuery(http));
  const type = data?.contentTypes.find((item) => item.uid === uid && item.kind === 'collectionType');
  return type && { name: type.info.displayName };
}
