import type { ListFilters } from '@admin/content-model';
import { LazyContribution, preloadComponent } from '@admin/shell/host';
import { Button, Dialog, Icon, IconButton, phoneQuery, Popover, useMedia } from '@admin/ui';
import { ListFilter } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { ListAddress } from '../../address/address-hooks.ts';
import { listOwner } from '../../page-owners.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { compactQuery } from '../compact-query.ts';
import { builderMessages, filterMessages } from './messages.ts';
import { joinStatus, type StatusFilters } from './status-filters.ts';

/** Where filters are being made: at one of them, at none in particular, or nowhere. */
export type FilterEditing = { readonly place: number | null } | null;

export interface FiltersButtonProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  readonly filters: StatusFilters;
  readonly editing: FilterEditing;
  readonly onEditingChange: (editing: FilterEditing) => void;
}

/** Opens the filters of the list: beside the button, on a phone as a sheet. Their code comes when somebody is near. */
export function FiltersButton({ view, address, filters, editing, onEditingChange }: FiltersButtonProps) {
  const intl = useIntl();
  const isPhone = useMedia(phoneQuery);
  const isCompact = useMedia(compactQuery);
  const { status, others } = filters;
  const title = intl.formatMessage(builderMessages.title);
  const onOpenChange = (isOpen: boolean): void => onEditingChange(isOpen ? { place: null } : null);
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
        place: editing.place,
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

/** Fetches the code of the layer in which filters are made. */
export const loadBuilder = () => import('./builder/FilterBuilder.tsx');

/** The same for somebody who is near a button that opens it. */
export const prefetchBuilder = (): void => void preloadComponent(loadBuilder);
