import { ApiProperty } from '@nestjs/swagger';
import type { AdminListing, AdminListingItem, CorrectedField } from '../../application/admin-listings.js';
import { CORRECTABLE, type CorrectableField } from '../../domain/corrections.js';
import type { ListingSource, ListingStatus } from '../../domain/listing.js';
import { type DayHours, DAYS } from '../../domain/opening-hours.js';
import type { Review } from '../../domain/review.js';
import type { CellNote } from '../../domain/sheet-row.js';

// For the OpenAPI document: what the admin's calls answer. The compiler sees to it that no field is forgotten.

const Text = () => ApiProperty({ type: String });
const TextOrNull = () => ApiProperty({ type: String, nullable: true });
const NumberOrNull = () => ApiProperty({ type: Number, nullable: true });
const YesNo = () => ApiProperty({ enum: ['yes', 'no'] });
const Time = () => ApiProperty({ type: String, format: 'date-time' });

export class DayHoursDto implements DayHours {
  @ApiProperty({ enum: DAYS }) dayOfWeek!: DayHours['dayOfWeek'];
  @ApiProperty({ type: String, example: '08:00' }) opens!: string;
  @ApiProperty({ type: String, example: '17:00' }) closes!: string;
}

class ReviewDto implements Review {
  @NumberOrNull() rating!: number | null;
  @TextOrNull() name!: string | null;
  @TextOrNull() authorName!: string | null;
  @TextOrNull() date!: string | null;
  @TextOrNull() body!: string | null;
}

class CellNoteDto implements CellNote {
  @Text() field!: CellNote['field'];
  @Text() reason!: string;
}

class ListedDto {
  @Text() id!: string;
  @Text() slug!: string;
  @Text() title!: string;
  @TextOrNull() industry!: string | null;
  @TextOrNull() city!: string | null;
  @TextOrNull() phone!: string | null;
  @YesNo() featured!: 'yes' | 'no';
  @YesNo() verified!: 'yes' | 'no';
  @YesNo() licensed!: 'yes' | 'no';
  @ApiProperty({ enum: ['published', 'unpublished', 'removed'] }) status!: ListingStatus;
  @ApiProperty({ enum: ['sheet', 'sample', 'submission'] }) source!: ListingSource;
  @ApiProperty({ type: Number, description: 'Rises with every change, also by a sync.' }) version!: number;
  @Time() updatedAt!: Date;
}

class AdminListingItemDto extends ListedDto implements AdminListingItem {
  @ApiProperty({ enum: CORRECTABLE, isArray: true }) corrected!: CorrectableField[];
}

export class AdminListingsDto {
  @ApiProperty({ type: [AdminListingItemDto] }) items!: AdminListingItemDto[];
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({ type: Number }) page!: number;
  @ApiProperty({ type: Number }) totalPages!: number;
}

export class AdminListingDto extends ListedDto implements AdminListing {
  @NumberOrNull() rating!: number | null;
  @ApiProperty({ type: Number }) reviews!: number;
  @TextOrNull() address!: string | null;
  @TextOrNull() region!: string | null;
  @TextOrNull() postCode!: string | null;
  @TextOrNull() phoneE164!: string | null;
  @TextOrNull() email!: string | null;
  @TextOrNull() website!: string | null;
  @TextOrNull() googleMapsLink!: string | null;
  @NumberOrNull() latitude!: number | null;
  @NumberOrNull() longitude!: number | null;
  @TextOrNull() description!: string | null;
  @TextOrNull() image!: string | null;
  @TextOrNull() credit!: string | null;
  @ApiProperty({ type: [ReviewDto] }) reviewsData!: Review[];
  @ApiProperty({ type: [DayHoursDto] }) openingHours!: DayHours[];
  @ApiProperty({
    type: Object,
    description: 'By field: what stands there, and what the source says.',
    example: { city: { value: 'Guelph', source: 'Toronto' } },
  })
  corrected!: Partial<Record<CorrectableField, CorrectedField>>;
  @ApiProperty({ type: [CellNoteDto], description: 'What the last sync remarked about cells of its row.' }) notes!: CellNote[];
  @ApiProperty({ type: Boolean, description: 'An admin took it out of the directory; no sync brings it back.' }) heldBack!: boolean;
  @Time() createdAt!: Date;
}
