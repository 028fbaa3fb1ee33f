import type { EditContext } from '@admin/plugin-content-manager/points';
import { useService, useStore } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { previewMessages as messages } from './preview-messages.ts';
import { previewOriginOf } from './preview-origin.ts';
import { previewRef } from './preview-store.ts';

/** The button that opens the preview beside the form. */
export default function PreviewButton(context: EditContext) {
  const intl = useIntl();
  const { actions } = useService(previewRef);
  const isOpen = useStore(previewRef, (state) => state.isOpen);
  if (previewOriginOf(context) === null) return null;
  return (
    <Button aria-expanded={isOpen} onClick={actions.toggle} startIcon={<Icon icon={Eye} />} variant="ghost">
      {intl.formatMessage(isOpen ? messages.close : messages.open)}
    </Button>
  );
}
