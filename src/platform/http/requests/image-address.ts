import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { isImageAddress, NO_IMAGE_ADDRESS } from '../../../shared/pictures/image-address.js';

/** The address of a picture that was uploaded here, or of one elsewhere over https; empty for none. */
@ValidatorConstraint({ name: 'imageAddress' })
export class ImageAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isImageAddress(value);
  }
  defaultMessage(): string {
    return NO_IMAGE_ADDRESS;
  }
}
