import type { ListFilters } from '@admin/content-model';
import { LazyContribution, preloadComponent } from '@admin/shell/host';
import { Button, Dialog, Icon, IconButton, phoneQuery, Popover, useMedia } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { listOwner } from '../../page-owners.ts';
import { compactQuery } from '../compact-query.ts';
import { builderMessages, filterMessages } from './messages.ts';
import { joinStatus, type StatusFilters } from './status-filters.ts';
import { useList } from '../model/list-context.ts';

/** The filter that the open builder starts at, or no filter in particular; null while the builder is closed. */
export type FilterEditing = { readonly index: number | null } | null;

export interface FiltersButtonProps {
  readonly filters: StatusFilters;
  readonly editing: FilterEditing;
  readonly onEditingChange: (editing: FilterEditing) => void;
}

/** Opens the filter builder: in a popover, on phones in a dialog. Its code loads when the pointer or the focus is near. */
export function FiltersButton({ filters, editing, onEditingChange }: FiltersButtonProps) {
  const intl = useIntl();
  const { view, address } = useList();
  const isPhone = useMedia(phoneQuery);
  const isCompact = useMedia(compactQuery);
  const { status, others } = filters;
  const title = intl.formatMessage(builderMessages.title);
  const onOpenChange = (isOpen: boolean): void => onEditingChange(isOpen ? { index: null } : null);
  const label = intl.formatMessage(filterMessages.button);
  const near = { onFocus: prefetchBuilder, onPointerEnter: prefetchBuilder };
  const builder = editing && (
    <LazyContribution
      contribution={listOwner}
      load={loadBuilder}
      props={{
        view,
        parameters: address.list.parameters,
        filters: others,
        index: editing.index,
        otherConditions: status === null ? 0 : 1,
        onApply: (made: ListFilters) => {
          onEditingChange(null);
          address.change({ filters: joinStatus({ status, others: made }) });
        },
      }}
    />
  );
  const words = (
    <Button
      {...near}
      startIcon={<Icon icon={ListFilter} />}
      {...(isPhone ? { onClick: () => onOpenChange(true), 'aria-haspopup': 'dialog' } : {})}
    >
      {label}
    </Button>
  );
  if (!isPhone) {
    return (
      <Popover
        label={title}
        onOpenChange={onOpenChange}
        open={editing !== null}
        tooltip={isCompact ? label : undefined}
        trigger={
          isCompact ? <IconButton {...near} icon={ListFilter} label={label} variant="secondary" /> : words
        }
        width="large"
      >
        {builder}
      </Popover>
    );
  }
  return (
    <>
      {words}
      <Dialog
        labels={{ close: intl.formatMessage(builderMessages.close) }}
        onOpenChange={onOpenChange}
        open={editing !== null}
        outsideClick="block"
        title={title}
      >
        {builder}
      </Dialog>
    </>
  );
}

/** Loads the code of the filter builder. */
export const loadBuilder = () => import('./builder/FilterBuilder.tsx');

/** Preloads the filter builder when the pointer or the focus is near a button that opens it. */
export const prefetchBuilder = (): void => void preloadComponent(loadBuilder);
