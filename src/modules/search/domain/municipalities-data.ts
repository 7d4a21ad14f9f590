/*
 * Municipalities and quarters of Canada that the list of places in gazetteer-data.ts lacks, because GeoNames counts them among
 * administrative divisions or under another name: name, region, latitude, longitude to about a kilometre; the larger ones first.
 */
export const MUNICIPALITIES = `
Whitby	ON	43.884	-78.943
Saanich	BC	48.484	-123.381
Clarington	ON	43.935	-78.608
Chatham-Kent	ON	42.405	-82.185
Thornhill	ON	43.814	-79.424
Woodbridge	ON	43.783	-79.598
Orléans	ON	45.468	-75.517
Barrhaven	ON	45.275	-75.759
Bramalea	ON	43.732	-79.711
Montréal-Nord	QC	45.600	-73.633
LaSalle	QC	45.430	-73.633
Kawartha Lakes	ON	44.350	-78.750
Caledon	ON	43.867	-79.867
Stoney Creek	ON	43.217	-79.766
Verdun	QC	45.458	-73.570
Chicoutimi	QC	48.420	-71.067
Halton Hills	ON	43.630	-79.950
Whitchurch-Stouffville	ON	44.000	-79.320
Haldimand	ON	42.983	-79.867
Georgina	ON	44.300	-79.433
Lachine	QC	45.433	-73.683
Georgetown	ON	43.650	-79.917
Anjou	QC	45.610	-73.556
Bradford West Gwillimbury	ON	44.133	-79.633
Meadowvale	ON	43.602	-79.757
Stittsville	ON	45.261	-75.920
Bowmanville	ON	43.913	-78.688
New Tecumseth	ON	44.083	-79.750
Lakeshore	ON	42.240	-82.650
Malton	ON	43.712	-79.641
Stouffville	ON	43.971	-79.250
Bolton	ON	43.874	-79.737
Centre Wellington	ON	43.700	-80.367
Bradford	ON	44.117	-79.560
Grimsby	ON	43.193	-79.561
Woolwich	ON	43.567	-80.483
Prince Edward County	ON	44.000	-77.250
Dundas	ON	43.267	-79.953
Unionville	ON	43.867	-79.311
Tecumseh	ON	42.243	-82.925
Essa	ON	44.250	-79.783
Kingsville	ON	42.039	-82.738
Waterdown	ON	43.333	-79.900
Springwater	ON	44.433	-79.750
Wilmot	ON	43.400	-80.650
Fergus	ON	43.706	-80.378
Scugog	ON	44.093	-78.935
Riverview	NB	46.061	-64.805
Quispamsis	NB	45.432	-65.946
Niagara-on-the-Lake	ON	43.255	-79.071
Trenton	ON	44.101	-77.577
Tillsonburg	ON	42.860	-80.727
Pelham	ON	43.033	-79.333
Leaside	ON	43.704	-79.368
Strathroy	ON	42.957	-81.617
Streetsville	ON	43.583	-79.717
Port Credit	ON	43.551	-79.586
Elmira	ON	43.600	-80.558
Fonthill	ON	43.043	-79.286
Beamsville	ON	43.167	-79.477
Rockland	ON	45.548	-75.291
Gander	NL	48.957	-54.609
Acton	ON	43.633	-80.041
Port Perry	ON	44.100	-78.945
Elora	ON	43.684	-80.430
`;
