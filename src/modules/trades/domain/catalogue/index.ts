import type { Trade } from '../trade.js';
import { applianceRepair } from './appliance-repair.js';
import { carpenter } from './carpenter.js';
import { carpetCleaner } from './carpet-cleaner.js';
import { chimneyFireplace } from './chimney-fireplace.js';
import { cleaner } from './cleaner.js';
import { concreteFoundations } from './concrete-foundations.js';
import { drywallInsulation } from './drywall-insulation.js';
import { electrician } from './electrician.js';
import { excavationSitePrep } from './excavation-site-prep.js';
import { fencesDecks } from './fences-decks.js';
import { flooring } from './flooring.js';
import { garageDoors } from './garage-doors.js';
import { generalContractor } from './general-contractor.js';
import { handyman } from './handyman.js';
import { homeRenovation } from './home-renovation.js';
import { hvacTechnician } from './hvac-technician.js';
import { landscaper } from './landscaper.js';
import { locksmith } from './locksmith.js';
import { mason } from './mason.js';
import { painter } from './painter.js';
import { pavingInterlock } from './paving-interlock.js';
import { pestControl } from './pest-control.js';
import { plumber } from './plumber.js';
import { poolSpa } from './pool-spa.js';
import { propertyMaintenance } from './property-maintenance.js';
import { restoration } from './restoration.js';
import { roofer } from './roofer.js';
import { securitySystems } from './security-systems.js';
import { septicWell } from './septic-well.js';
import { sidingEavestrough } from './siding-eavestrough.js';
import { tileStone } from './tile-stone.js';
import { treeService } from './tree-service.js';
import { windowCleaner } from './window-cleaner.js';
import { windowsGlass } from './windows-glass.js';

/** The trades that every directory knows, in the order in which they are named where nothing else orders them. */
export const CATALOGUE: readonly Trade[] = [
  plumber,
  electrician,
  hvacTechnician,
  landscaper,
  roofer,
  painter,
  carpenter,
  generalContractor,
  homeRenovation,
  handyman,
  cleaner,
  carpetCleaner,
  windowCleaner,
  mason,
  locksmith,
  pestControl,
  applianceRepair,
  flooring,
  tileStone,
  drywallInsulation,
  concreteFoundations,
  windowsGlass,
  sidingEavestrough,
  garageDoors,
  fencesDecks,
  pavingInterlock,
  treeService,
  poolSpa,
  securitySystems,
  restoration,
  excavationSitePrep,
  propertyMaintenance,
  septicWell,
  chimneyFireplace,
];
