import type { Attribute } from '@admin/content-model';
import { ContributionBoundary } from '@admin/shell/host';
import { Skeleton } from '@admin/ui';
import type { ReactNode } from 'react';

export interface InputBoundaryProps {
  readonly attribute: Attribute;
  readonly children: ReactNode;
}

/** The boundary of one input, so that an input that fails or loads does not affect other fields. */
export function InputBoundary({ attribute, children }: InputBoundaryProps) {
  return (
    <ContributionBoundary
      contribution={{
        pluginId: 'content-manager',
        contributionId: `content-manager.inputs.${attribute.type}`,
      }}
      pending={<Skeleton shape="control" />}
    >
      {children}
    </ContributionBoundary>
  );
}
