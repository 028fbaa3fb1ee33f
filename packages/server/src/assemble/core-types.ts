import type { ContentType } from '@admin/content-model';
import { identityTypes } from '../identity/index.ts';

/** The types that every server stores itself, whatever its plugins. */
export const coreTypes: readonly ContentType[] = identityTypes;
