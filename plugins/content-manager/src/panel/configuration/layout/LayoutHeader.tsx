import { PageHeader, type PageHeaderProps, UnsavedGuard, useSaveShortcut } from '@admin/shell';
import { Button, ConfirmDialog } from '@admin/ui';
import type { FormApi } from 'final-form';
import { useCallback, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { type Location, useLocation } from 'react-router-dom';
import { cameFrom, contentAddress, contentStart, locationOfType } from '../../address/index.ts';
import { firstPage } from '../../address/list-parameters.ts';
import { configurationMessages } from '../messages.ts';
import type { LayoutModel } from './layout-model.ts';
import { layoutMessages } from './messages.ts';

/** The header of a layout page: back, reset, and save with confirmation. */
export function LayoutHeader({ model }: { readonly model: LayoutModel }) {
  const intl = useIntl();
  const form: FormApi = useForm();
  const { dirty = false } = useFormState({ subscription: { dirty: true } });
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = useCallback(() => form.getState().dirty === true, [form]);
  const ask = () => {
    if (isDirty()) setIsAsking(true);
  };
  useSaveShortcut(ask);
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button disabled={!dirty} onClick={() => form.reset()}>
              {intl.formatMessage(layoutMessages.reset)}
            </Button>
            <Button disabled={!dirty} onClick={ask} variant="primary">
              {intl.formatMessage(layoutMessages.save)}
            </Button>
          </>
        }
        back={{ ...useWayBack(model), label: intl.formatMessage(configurationMessages.back) }}
        isUnsaved={dirty}
        subtitle={intl.formatMessage(layoutMessages.subtitle)}
        title={intl.formatMessage(configurationMessages.title, { name: model.name })}
      />
      <ConfirmDialog
        body={intl.formatMessage(layoutMessages.confirmBody)}
        cancelLabel={intl.formatMessage(configurationMessages.cancel)}
        confirmLabel={intl.formatMessage(layoutMessages.confirm)}
        onConfirm={async () => void (await form.submit())}
        onOpenChange={setIsAsking}
        open={isAsking}
        title={intl.formatMessage(layoutMessages.confirmTitle)}
      />
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}

/** Returns the back link of a layout page: the previous page, otherwise the start of the content type. */
export function useWayBack({
  kind,
  uid,
  configuration,
}: LayoutModel): Pick<NonNullable<PageHeaderProps['back']>, 'to' | 'state'> {
  const { state } = useLocation() as Location<unknown>;
  const before = cameFrom(state);
  if (before) return { to: before.from, state: before.fromState };
  if (kind === 'component') return { to: contentStart };
  const query = kind === 'collectionType' ? firstPage(configuration.settings) : undefined;
  return { to: contentAddress(locationOfType({ kind, uid }), query) };
}
