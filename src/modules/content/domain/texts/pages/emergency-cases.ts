export type EmergencyId = 'gas' | 'carbon-monoxide' | 'chimney-fire' | 'electrical' | 'water' | 'no-heat';

/**
 * What to do in the first minutes of one kind of emergency. True everywhere in Canada: words in braces are replaced by the province's own,
 * or by neutral ones.
 */
interface EmergencyCase {
  id: EmergencyId;
  title: string;
  signs: string;
  steps: readonly string[];
  calls: readonly { who: string; why: string; number?: string }[];
  never: readonly string[];
  industry: string | undefined;
}

/** The most dangerous first. */
export const EMERGENCY_CASES: readonly EmergencyCase[] = [
  {
    id: 'gas',
    title: 'Smell of gas',
    signs: 'You smell rotten eggs or sulphur, or you hear hissing near a gas pipe, meter, tank or appliance.',
    steps: [
      'Leave now, on foot, and take everyone with you. Touch no switch on the way, and do not stop to collect things.',
      'Leave doors open behind you if that does not slow you down. In an apartment building, take the stairs, not the elevator.',
      'Walk well away from the building, upwind if you can. Your nose gets used to the smell, so do not judge by it. Use no phone before you are well away.',
      'From there, call 911 or the emergency number of your gas utility. It is on your gas bill: do not go back inside for it. If you do not have the number, call 911.',
      'Say if anyone is hurt, feels unwell or is still inside. Do not assume that somebody else has called.',
      'Keep others away. Go back only when the firefighters or the gas utility say that it is safe.',
      'If you smell gas outdoors, walk away from the smell, do not go into nearby buildings, and make the same call.',
    ],
    calls: [
      {
        who: 'Fire department',
        why: 'From a safe distance, for any smell of gas. Always if it is strong, if you hear hissing, or if anyone feels unwell.',
        number: '911',
      },
      {
        who: 'Your gas utility’s emergency line',
        why: 'They answer day and night and come to find the leak. The number is on your gas bill and on the utility’s website.',
      },
      {
        who: 'Your propane supplier',
        why: 'If you heat or cook with propane: call after 911. The number is on your bill, and often on the tank.',
      },
      {
        who: '{gasContractor}',
        why: 'Only afterwards, to repair what leaked. Only the utility or a certified technician turns the gas back on.',
      },
    ],
    never: [
      'Do not turn anything on or off: lights, appliances, the thermostat, the furnace or the breakers.',
      'Do not use a phone, a flashlight, a doorbell or a garage door opener near the gas.',
      'Do not smoke, and do not light a match, a lighter or a candle.',
      'Do not start a car or any other engine in the garage or near the building.',
      'Do not look for the leak, and do not try to repair it.',
      'Do not turn the gas back on or relight an appliance yourself.',
    ],
    industry: undefined,
  },
  {
    id: 'carbon-monoxide',
    title: 'Carbon monoxide alarm',
    signs: 'A carbon monoxide (CO) alarm sounds, or people at home have a headache, dizziness, nausea or confusion without a clear cause.',
    steps: [
      'Get everyone outside into fresh air now. You cannot see or smell carbon monoxide. If you cannot get out, go to an open window or balcony and call 911.',
      'Call 911 from outside. Say that it is carbon monoxide, and whether anyone feels unwell, faints or is hard to wake.',
      'Count everybody. If somebody is missing, tell 911 and the firefighters. Do not go back in.',
      'Stay outside, even if the alarm stops or you feel better. If it is cold, wait in a separate building or in a vehicle that is already parked outdoors.',
      'Tell the firefighters if you share a wall, a garage or a chimney with neighbours: they may be in danger too.',
      'Have paramedics or a doctor check anyone who felt unwell, even if it has passed.',
      'Go back only when the firefighters say that it is safe. Leave the heater, fireplace or other appliance that caused it off until a certified technician has repaired it.',
      'A single chirp about once a minute often means a weak or expired alarm. If you are not sure, or if anyone feels unwell, get out and call 911.',
    ],
    calls: [
      {
        who: 'Fire department and ambulance',
        why: 'From outside, each time a CO alarm sounds or you suspect carbon monoxide. They measure the air and care for anyone who is unwell.',
        number: '911',
      },
      { who: 'Your gas utility or fuel supplier', why: 'Afterwards, if the firefighters tell you to. The number is on your bill.' },
      { who: '{gasContractor}', why: 'Only afterwards, to find and repair the cause before the appliance runs again.' },
    ],
    never: [
      'Do not silence the alarm and stay.',
      'Do not stay to open windows or to look for the cause.',
      'Do not go back in for people, pets or things. Tell the firefighters instead.',
      'Do not run a car, generator or other engine in a garage, even with the door open.',
      'Do not use a barbecue, a camp stove or a fuel heater made for outdoors inside the home.',
    ],
    industry: undefined,
  },
  {
    id: 'chimney-fire',
    title: 'Chimney fire',
    signs:
      'The chimney roars like a train, crackles or pops, flames, sparks or thick smoke come out of its top, a stovepipe glows red, or it smells very hot.',
    steps: [
      'Get everyone out now, and close the doors behind you. Fire can spread inside a wall or in the attic before you see it.',
      'Only if the room is free of smoke and flames, and it takes you a moment on the way out: shut the door of the stove or fireplace, and close its air supply or damper. Without air, the fire dies down. Otherwise leave it as it is.',
      'Call 911 from outside, even if the fire seems to have gone out. Say that it is a chimney fire, and whether anyone is still inside.',
      'If you share a wall, a roof or the chimney with neighbours, tell them to leave too, from outside.',
      'Stay well away from the chimney: burning pieces and bricks can fall. If you see smoke or flames at the roof, tell 911.',
      'Go back only when the firefighters say that it is safe. A fire in a wall can start again hours later: if you smell smoke or a wall feels warm, get out and call 911 again.',
      'Light no fire there again until a WETT-certified professional has inspected the stove or fireplace and the whole chimney. Even a short fire can crack the liner, and the next one then reaches the house.',
    ],
    calls: [
      {
        who: 'Fire department',
        why: 'From outside, for every chimney fire, even a small one or one that has gone out: they check the walls and the attic.',
        number: '911',
      },
      {
        who: 'A WETT-certified chimney professional',
        why: 'Only afterwards, to inspect everything before the next use. Ask for a written report with photographs.',
      },
      { who: 'Your home insurer', why: 'Before repairs begin. The number is on your policy.' },
    ],
    never: [
      'Do not put water on the fire, into the stove or fireplace, or into the chimney. It turns to steam that burns you, and cracks a hot chimney.',
      'Do not open the stove or the fireplace doors to look, and do not put more wood on.',
      'Do not climb onto the roof.',
      'Do not go back in for pets or things. Tell the firefighters instead.',
      'Do not use the stove, fireplace or chimney before it has been inspected, even if it looks undamaged.',
    ],
    industry: 'Chimney & Fireplace',
  },
  {
    id: 'electrical',
    title: 'Sparks, burning smell or shock',
    signs:
      'An outlet, switch, cord or panel sparks, smokes, buzzes, feels hot or smells of burning, somebody got a shock, or a power line is down.',
    steps: [
      'Step back and touch nothing. If you see flames or smoke, get everyone out, close the doors behind you, and call 911 from outside.',
      'If somebody is getting a shock, do not touch them. Call 911. Switch the power off at the panel if you can reach it safely.',
      'If a power line is down outdoors, stay at least 10 metres away, the length of a school bus. Keep others back. Call 911, then your local electric utility.',
      'If a line has fallen on your vehicle, stay inside and call 911. Wait until the utility says that you can get out. Only if fire forces you out: jump clear with both feet together, without touching the vehicle and the ground at the same time, and shuffle at least 10 metres away without lifting your feet.',
      'If there is no fire or smoke, switch off the breaker of that circuit, or the main breaker if you do not know which. Do this only with dry hands, on a dry floor, and if the panel itself is dry and cool and does not spark, buzz or smell.',
      'If the panel is hot, wet, sparking or smoking, do not touch it. Go outside and call 911.',
      'If the burning smell does not fade quickly, or a wall or ceiling feels warm, get everyone out and call 911. A fire may be inside the wall.',
      'Leave the breaker off and the outlet alone until a licensed electrical contractor has found the cause.',
      'After any shock, get medical advice, even if you feel well. Call 911 for chest pain, an uneven heartbeat, trouble breathing, a burn, a seizure or fainting.',
    ],
    calls: [
      {
        who: 'Fire department and ambulance',
        why: 'For flames, smoke, a smell of burning that stays, a hot, wet or sparking panel, a power line that is down, or anybody hurt by a shock.',
        number: '911',
      },
      {
        who: 'Your local electric utility',
        why: 'To make a downed line safe, or to disconnect your home when you cannot reach the panel safely. The emergency number is on your electricity bill.',
      },
      { who: 'A licensed electrical contractor', why: 'To find and repair the cause. {electricalAsk}' },
    ],
    never: [
      'Do not use water on an electrical fire, or near anything that is live.',
      'Do not touch somebody who is still in contact with electricity.',
      'Do not switch a breaker back on after a spark, a burning smell or a shock.',
      'Do not touch an outlet, a cord or the panel with wet hands or on a wet floor.',
      'Do not take the cover off a panel or an outlet.',
      'Do not go near a downed line, or anything it touches, even if it looks dead.',
    ],
    industry: 'Electrician',
  },
  {
    id: 'water',
    title: 'Burst pipe or flood',
    signs: 'A pipe has burst, water runs through a ceiling or wall, or the basement is flooding.',
    steps: [
      'Stop before you step in. If water is near outlets, cords, appliances, electric heaters, the furnace or the electrical panel, stay out of it and keep others out. You cannot see whether water is live.',
      'If water rises fast, if somebody is hurt or trapped, or if you see sparks, get out and call 911. If you smell gas, leave without touching any switch, and call once you are well away.',
      'If you can get to the main water valve without stepping into water, close it. Turn a round handle clockwise, or a lever until it stands across the pipe. The valve is usually near the water meter, where the pipe enters the home.',
      'In an apartment or condo, call the superintendent or building management at once. Their valve may be the one that stops it.',
      'Switch the power off only if the panel and the floor in front of it are dry, your hands are dry, and you can get there without crossing water. Otherwise leave it, and ask your electric utility to disconnect your home.',
      'Stay out from under a ceiling that sags or drips. It can come down.',
      'Once the main valve is closed, open cold taps that you can reach safely, to drain the pipes. If drains are backing up, open no taps and flush no toilets.',
      'Treat water from outdoors or from a drain as dirty. Keep children and pets away from it.',
      'Once it is safe, take pictures and call your insurer. Have wet wiring checked by a licensed electrical contractor, and wet gas appliances by a certified technician, before anything is switched on.',
    ],
    calls: [
      {
        who: 'Emergency services',
        why: 'Only if somebody is in danger, water rises fast, you see sparks, or you smell gas. For gas, call from well away.',
        number: '911',
      },
      {
        who: 'Your local electric utility',
        why: 'To disconnect the power if water is near outlets or the panel, or if you cannot reach the panel safely. The emergency number is on your electricity bill.',
      },
      { who: 'A plumber', why: 'To stop and repair a leak in your pipes. Ask for emergency service, and what the call-out costs.' },
      {
        who: 'Your municipality',
        why: 'If water comes up from a drain or sewer, from the street, or through a valve that you cannot close. In many cities the number is 311.',
      },
      { who: 'Your home insurer', why: 'Before you throw anything away. The number is on your policy.' },
    ],
    never: [
      'Do not step into water that may touch electricity.',
      'Do not touch the panel, an outlet or a plug while you are wet or stand in water.',
      'Do not use an appliance, outlet or furnace that got wet before it has been checked.',
      'Do not run a generator or a gasoline pump indoors or in the garage. Carbon monoxide kills.',
      'Do not thaw a frozen pipe with an open flame.',
    ],
    industry: 'Plumber',
  },
  {
    id: 'no-heat',
    title: 'No heat in winter',
    signs: 'The furnace, boiler or heat pump has stopped, and your home is getting cold.',
    steps: [
      'Rule out danger first. If you smell gas or a CO alarm sounds, leave at once without touching any switch. Call 911 once you are outside and well away.',
      'Keep people warm. Bring everyone into one room, dress in layers, and close doors and curtains. If babies, older people or anyone ill cannot stay warm, take them somewhere heated now.',
      'Call 911 if somebody shivers without stopping, or is cold but no longer shivers, is confused, slurs words, is very drowsy or hard to wake. These are signs of a dangerously low body temperature.',
      'Check the thermostat. Set it to Heat and a few degrees above the room, and try new batteries if it has any.',
      'Check the power. Is the switch on or near the furnace on? Has its breaker tripped? Reset a tripped breaker once only; if it trips again, leave it off. If the whole street is dark, call your electric utility.',
      'Switch the furnace off, replace the filter if it is clogged, and close the furnace door fully. Look at the oil or propane gauge if you have a tank.',
      'Outdoors, if you can reach them safely from the ground, clear snow from the furnace’s intake and exhaust pipes by hand. If they were blocked, leave the furnace off and tell the technician.',
      'If nothing was blocked, switch it on once more. If it does not start, or stops again, leave it off and call an HVAC technician.',
      'Use a portable heater only if it is electric and has a Canadian certification mark. Plug it straight into the wall, keep it a metre from anything that can burn, and switch it off before you leave the room or sleep.',
      'Protect the pipes. Open the cupboards under sinks and let cold taps run in a thin stream. If it is close to freezing indoors, or you leave the home unheated, close the main water valve, switch the water heater off as its manual says, and open the taps to drain. If you have a boiler, ask the technician first.',
    ],
    calls: [
      {
        who: 'Emergency services',
        why: 'Only for a smell of gas, a CO alarm, smoke, or somebody who is in danger from the cold.',
        number: '911',
      },
      {
        who: 'An HVAC technician',
        why: 'To find and repair the fault. Say who is at home and how cold it is. {gasAsk}',
      },
      {
        who: 'Your landlord',
        why: 'If you rent. Call and also write. If they do not act, call your municipality’s by-law office: in many cities the number is 311.',
      },
      { who: 'Your fuel supplier or utility', why: 'If the tank is empty, or the gas or electricity is out. The number is on your bill.' },
      { who: '211', why: 'If you need a warm place to go. They know the warming centres and other help near you.', number: '211' },
    ],
    never: [
      'Do not heat your home with a stove, an oven or a clothes dryer.',
      'Do not use a barbecue, a camp stove, or a propane or kerosene heater made for outdoors inside the home or garage. Carbon monoxide kills.',
      'Do not run a generator or a car in the garage, even with the door open. Keep generators outdoors, far from windows and doors.',
      'Do not press a furnace’s reset button again and again.',
      'Do not plug a heater into an extension cord or a power bar.',
      'Do not thaw a frozen pipe with an open flame.',
    ],
    industry: 'HVAC Technician',
  },
];
