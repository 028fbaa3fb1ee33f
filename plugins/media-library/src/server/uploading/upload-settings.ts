import { defineSettings } from '@admin/server';
import { Type } from 'typebox';

/** The settings for processing uploaded pictures. */
export const uploadSettings = defineSettings(
  'upload',
  Type.Object({
    sizeOptimization: Type.Boolean({
      default: true,
      title: 'Size optimization',
      description: 'Pictures are compressed again where that makes them smaller.',
    }),
    responsiveDimensions: Type.Boolean({
      default: true,
      title: 'Responsive sizes',
      description: 'Small, medium and large versions are made of pictures that are larger.',
    }),
    autoOrientation: Type.Boolean({
      default: false,
      title: 'Auto orientation',
      description: 'Pictures are stored upright instead of with a note of the camera.',
    }),
  }),
);
