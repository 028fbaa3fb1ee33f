export { wayBackState } from '../navigation/way-back.ts';
export { usePageTitle } from './arrival/use-page-title.ts';
export { ForbiddenPage } from './no-page/ForbiddenPage.tsx';
export { useFrame, type FrameState } from './window/frame-context.ts';
export { NotFoundPage } from './no-page/NotFoundPage.tsx';
export { PageHeader, type PageHeaderProps } from './page/PageHeader.tsx';
export { ProductLogo } from './product/ProductLogo.tsx';
export { useLogo, useProductName } from './product/product.ts';
export { SectionLayout, type SectionLayoutProps } from './page/SectionLayout.tsx';
