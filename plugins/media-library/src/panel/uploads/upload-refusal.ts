import type { MediaKind } from '@admin/content-model';
import type { MessageDescriptor } from '@admin/shell';
import { isOfKinds } from '../files/file-kinds.ts';
import { uploadMessages } from './messages.ts';

/** Why a file is not uploaded where only these kinds are taken; nothing where it is. */
export function kindRefusal(allowed: readonly MediaKind[]) {
  return ({ type }: File): MessageDescriptor | undefined =>
    isOfKinds({ mime: type }, allowed) ? undefined : uploadMessages.wrongKind;
}
