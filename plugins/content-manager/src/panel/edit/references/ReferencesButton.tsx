import { httpRef, useService } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Link2 } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { entryUsesQuery, type SavedEntryRef } from './entry-uses-query.ts';
import { usesMessages } from './messages.ts';

const ReferencesDialog = lazy(async () => {
  const { ReferencesDialog: dialog } = await import('./ReferencesDialog.tsx');
  return { default: dialog };
});

/**
 * Shows the entries that link the entry on demand; nothing once the server has responded that it does not support this.
 */
export function ReferencesButton({ entry }: { readonly entry: SavedEntryRef }) {
  const [isOpen, setOpen] = useState(false);
  const known = useQuery({ ...entryUsesQuery(useService(httpRef), entry), enabled: false });
  if (known.data === null && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<Icon icon={Link2} />} variant="ghost">
        <FormattedMessage {...usesMessages.open} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReferencesDialog onClose={() => setOpen(false)} entry={entry} />
        </Suspense>
      )}
    </>
  );
}
