export {
  Icon,
  iconElement,
  type IconComponent,
  type IconDefinition,
  type IconProps,
  type IconSvgProps,
} from './Icon.tsx';
export { isIconElements, type IconElements } from './icon-path.ts';
