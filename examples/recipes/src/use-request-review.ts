import { httpRef, notifyRef, useService, type ActionDescription, type EditedEntry } from '@admin/shell';

const messages = {
  label: { id: 'recipes.request-review', defaultMessage: 'Request review' },
  saveFirst: { id: 'recipes.request-review.save-first', defaultMessage: 'Save your changes first' },
  requested: { id: 'recipes.request-review.requested', defaultMessage: 'Review requested' },
} as const;

/** Requests a review: sets the field `inReview` of a saved draft. */
export function useRequestReview({
  contentType: uid,
  id,
  publication,
  isModified,
  refresh,
}: EditedEntry): ActionDescription | null {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  if (id === null || publication !== 'draft') return null;
  return {
    label: messages.label,
    disabled: isModified,
    ...(isModified && { disabledReason: messages.saveFirst }),
    async run() {
      await http.call('PUT /content-manager/collection-types/:uid/:id', {
        params: { uid, id: String(id) },
        body: { inReview: true },
      });
      await refresh();
      notify({ tone: 'success', title: messages.requested });
    },
  };
}
