import type { ContentType } from '@admin/content-model';

/** Returns whether a workflow contains a content type, as the server describes it. */
export function hasWorkflow({ options }: Pick<ContentType, 'options'>): boolean {
  return options?.reviewWorkflows === true;
}
