/*
 * Neighbourhoods, former towns and quarters of Canadian cities, by which people say where they are: name, city, region, latitude and
 * longitude of about their middle (to within a kilometre or two). None has a name that the gazetteer has. Names that are plain words of
 * homes ("Maple", "Plateau") stand here only with their city.
 */
export const NEIGHBOURHOODS = `
Leslieville	Toronto	ON	43.663	-79.330
York Mills	Toronto	ON	43.747	-79.400
Parkdale	Toronto	ON	43.640	-79.436
Liberty Village	Toronto	ON	43.638	-79.420
Rosedale	Toronto	ON	43.680	-79.378
Forest Hill	Toronto	ON	43.694	-79.413
Danforth	Toronto	ON	43.680	-79.340
Greektown	Toronto	ON	43.678	-79.350
Swansea	Toronto	ON	43.645	-79.476
Roncesvalles	Toronto	ON	43.646	-79.449
Roncy	Toronto	ON	43.646	-79.449
High Park	Toronto	ON	43.652	-79.463
Weston	Toronto	ON	43.702	-79.517
Rexdale	Toronto	ON	43.718	-79.573
Mimico	Toronto	ON	43.614	-79.497
Agincourt	Toronto	ON	43.788	-79.280
Malvern	Toronto	ON	43.807	-79.222
Don Mills	Toronto	ON	43.737	-79.344
Cabbagetown	Toronto	ON	43.667	-79.367
Corktown	Toronto	ON	43.656	-79.360
Bloor West Village	Toronto	ON	43.650	-79.484
Bloor West	Toronto	ON	43.650	-79.484
The Annex	Toronto	ON	43.670	-79.405
Yorkville	Toronto	ON	43.671	-79.391
The Beaches	Toronto	ON	43.670	-79.297
Upper Beaches	Toronto	ON	43.682	-79.302
Riverdale	Toronto	ON	43.669	-79.350
Davisville	Toronto	ON	43.698	-79.389
Lawrence Park	Toronto	ON	43.724	-79.400
Bedford Park	Toronto	ON	43.731	-79.411
Moore Park	Toronto	ON	43.691	-79.384
Summerhill	Toronto	ON	43.682	-79.391
Casa Loma	Toronto	ON	43.678	-79.410
Wychwood	Toronto	ON	43.681	-79.424
Cedarvale	Toronto	ON	43.692	-79.428
Oakwood Village	Toronto	ON	43.690	-79.438
Corso Italia	Toronto	ON	43.677	-79.447
Earlscourt	Toronto	ON	43.675	-79.449
Little Portugal	Toronto	ON	43.648	-79.430
Dufferin Grove	Toronto	ON	43.656	-79.435
Brockton Village	Toronto	ON	43.651	-79.438
Junction Triangle	Toronto	ON	43.657	-79.453
Runnymede	Toronto	ON	43.660	-79.482
Mount Dennis	Toronto	ON	43.688	-79.490
Fairbank	Toronto	ON	43.694	-79.450
Lawrence Manor	Toronto	ON	43.722	-79.436
Lawrence Heights	Toronto	ON	43.722	-79.447
Yorkdale	Toronto	ON	43.725	-79.452
Downsview	Toronto	ON	43.742	-79.490
Bathurst Manor	Toronto	ON	43.764	-79.456
Armour Heights	Toronto	ON	43.742	-79.421
Hogg's Hollow	Toronto	ON	43.743	-79.405
Newtonbrook	Toronto	ON	43.790	-79.416
Bayview Village	Toronto	ON	43.771	-79.382
Bridle Path	Toronto	ON	43.734	-79.379
Parkwoods	Toronto	ON	43.755	-79.330
Victoria Village	Toronto	ON	43.729	-79.313
Flemingdon Park	Toronto	ON	43.716	-79.334
Thorncliffe Park	Toronto	ON	43.706	-79.345
Don Valley Village	Toronto	ON	43.784	-79.352
L'Amoreaux	Toronto	ON	43.797	-79.314
Birch Cliff	Toronto	ON	43.692	-79.265
Cliffside	Toronto	ON	43.711	-79.248
Cliffcrest	Toronto	ON	43.722	-79.230
Scarborough Village	Toronto	ON	43.739	-79.217
Guildwood	Toronto	ON	43.748	-79.198
West Hill	Toronto	ON	43.769	-79.177
Highland Creek	Toronto	ON	43.787	-79.176
Port Union	Toronto	ON	43.782	-79.136
West Rouge	Toronto	ON	43.793	-79.127
Woburn	Toronto	ON	43.769	-79.226
Bendale	Toronto	ON	43.759	-79.252
Wexford	Toronto	ON	43.746	-79.300
Clairlea	Toronto	ON	43.716	-79.287
Tam O'Shanter	Toronto	ON	43.781	-79.302
Woodbine Heights	Toronto	ON	43.698	-79.316
Distillery District	Toronto	ON	43.650	-79.360
St. Lawrence Market	Toronto	ON	43.649	-79.372
King West	Toronto	ON	43.644	-79.402
Queen West	Toronto	ON	43.648	-79.407
West Queen West	Toronto	ON	43.643	-79.423
Trinity Bellwoods	Toronto	ON	43.647	-79.415
Ossington	Toronto	ON	43.648	-79.420
CityPlace	Toronto	ON	43.640	-79.394
Fort York	Toronto	ON	43.639	-79.405
Harbourfront	Toronto	ON	43.639	-79.382
Regent Park	Toronto	ON	43.660	-79.360
St. James Town	Toronto	ON	43.670	-79.373
Kensington Market	Toronto	ON	43.655	-79.401
Christie Pits	Toronto	ON	43.664	-79.421
Koreatown	Toronto	ON	43.664	-79.416
Dovercourt	Toronto	ON	43.664	-79.432
Bloordale	Toronto	ON	43.659	-79.441
St. Clair West	Toronto	ON	43.681	-79.428
Yonge and Eglinton	Toronto	ON	43.707	-79.398
Yonge Eglinton	Toronto	ON	43.707	-79.398
Midtown Toronto	Toronto	ON	43.704	-79.398
The Kingsway	Toronto	ON	43.651	-79.511
Islington	Toronto	ON	43.646	-79.526
Longbranch	Toronto	ON	43.592	-79.537
Alderwood	Toronto	ON	43.602	-79.545
Humber Bay	Toronto	ON	43.626	-79.484
Humber Bay Shores	Toronto	ON	43.622	-79.481
Sunnylea	Toronto	ON	43.640	-79.509
Markland Wood	Toronto	ON	43.631	-79.573
Thistletown	Toronto	ON	43.738	-79.562
Humber Summit	Toronto	ON	43.758	-79.562
Jane and Finch	Toronto	ON	43.757	-79.518
Jane Finch	Toronto	ON	43.757	-79.518
Entertainment District	Toronto	ON	43.646	-79.390
Scarborough Bluffs	Toronto	ON	43.711	-79.232
Scarborough Town Centre	Toronto	ON	43.775	-79.258
Erin Mills	Mississauga	ON	43.546	-79.697
Clarkson	Mississauga	ON	43.516	-79.628
Cooksville	Mississauga	ON	43.581	-79.616
Lorne Park	Mississauga	ON	43.533	-79.618
Churchill Meadows	Mississauga	ON	43.555	-79.748
Lisgar	Mississauga	ON	43.587	-79.783
Mineola	Mississauga	ON	43.563	-79.592
Lakeview Mississauga	Mississauga	ON	43.580	-79.562
Applewood	Mississauga	ON	43.608	-79.590
Square One	Mississauga	ON	43.593	-79.642
Erindale	Mississauga	ON	43.548	-79.653
Mississauga Valley	Mississauga	ON	43.592	-79.622
Springdale Brampton	Brampton	ON	43.755	-79.755
Heart Lake	Brampton	ON	43.733	-79.796
Castlemore	Brampton	ON	43.787	-79.695
Fletcher's Meadow	Brampton	ON	43.693	-79.829
Snelgrove	Brampton	ON	43.736	-79.821
Credit Valley	Brampton	ON	43.657	-79.789
Caledon East	Caledon	ON	43.873	-79.861
Palgrave	Caledon	ON	43.948	-79.837
Kleinburg	Vaughan	ON	43.842	-79.626
Maple Vaughan	Vaughan	ON	43.853	-79.511
Maple Ontario	Vaughan	ON	43.853	-79.511
Vellore	Vaughan	ON	43.840	-79.556
Thornhill Woods	Vaughan	ON	43.834	-79.467
Sonoma Heights	Vaughan	ON	43.824	-79.605
Vaughan Mills	Vaughan	ON	43.825	-79.539
Cornell	Markham	ON	43.887	-79.227
Milliken	Markham	ON	43.826	-79.297
Berczy	Markham	ON	43.892	-79.311
Angus Glen	Markham	ON	43.898	-79.323
Buttonville	Markham	ON	43.862	-79.366
Greensborough	Markham	ON	43.906	-79.247
Wismer	Markham	ON	43.899	-79.270
Box Grove	Markham	ON	43.858	-79.220
Markham Village	Markham	ON	43.877	-79.260
Cathedraltown	Markham	ON	43.897	-79.374
Oak Ridges	Richmond Hill	ON	43.943	-79.459
Langstaff	Richmond Hill	ON	43.838	-79.424
King City	King	ON	43.929	-79.528
Nobleton	King	ON	43.904	-79.653
Schomberg	King	ON	44.003	-79.684
Holland Landing	East Gwillimbury	ON	44.095	-79.490
Queensville	East Gwillimbury	ON	44.138	-79.453
Brooklin	Whitby	ON	43.959	-78.956
Windfields	Oshawa	ON	43.957	-78.903
Courtice	Clarington	ON	43.909	-78.785
Orono	Clarington	ON	43.980	-78.618
Pickering Village	Ajax	ON	43.854	-79.051
Bay Ridges	Pickering	ON	43.821	-79.086
Frenchman's Bay	Pickering	ON	43.816	-79.093
Bronte	Oakville	ON	43.395	-79.713
Glen Abbey	Oakville	ON	43.432	-79.743
Joshua Creek	Oakville	ON	43.491	-79.687
Iroquois Ridge	Oakville	ON	43.484	-79.703
River Oaks	Oakville	ON	43.464	-79.728
West Oak Trails	Oakville	ON	43.441	-79.764
Kerr Village	Oakville	ON	43.443	-79.678
Aldershot	Burlington	ON	43.307	-79.858
Millcroft	Burlington	ON	43.392	-79.808
Alton Village	Burlington	ON	43.402	-79.828
Tyandaga	Burlington	ON	43.351	-79.844
Brant Hills	Burlington	ON	43.363	-79.842
Headon Forest	Burlington	ON	43.375	-79.829
Campbellville	Milton	ON	43.491	-79.983
Glen Williams	Georgetown	ON	43.668	-79.927
Westdale	Hamilton	ON	43.263	-79.904
Flamborough	Hamilton	ON	43.325	-79.985
Hamilton Mountain	Hamilton	ON	43.226	-79.866
East Mountain	Hamilton	ON	43.212	-79.838
West Mountain	Hamilton	ON	43.228	-79.901
East Hamilton	Hamilton	ON	43.240	-79.790
Durand	Hamilton	ON	43.250	-79.876
Kirkendall	Hamilton	ON	43.253	-79.887
Crown Point	Hamilton	ON	43.247	-79.820
Locke Street	Hamilton	ON	43.254	-79.886
Upper Stoney Creek	Hamilton	ON	43.197	-79.795
Winona	Hamilton	ON	43.207	-79.648
Fruitland	Hamilton	ON	43.219	-79.699
Mount Hope	Hamilton	ON	43.157	-79.911
Greensville	Hamilton	ON	43.277	-79.991
Carlisle	Hamilton	ON	43.396	-79.982
Gloucester	Ottawa	ON	45.433	-75.607
The Glebe	Ottawa	ON	45.401	-75.691
Westboro	Ottawa	ON	45.390	-75.755
Manotick	Ottawa	ON	45.226	-75.684
Hintonburg	Ottawa	ON	45.402	-75.728
Wellington West	Ottawa	ON	45.400	-75.733
Old Ottawa South	Ottawa	ON	45.394	-75.683
Old Ottawa East	Ottawa	ON	45.408	-75.678
Sandy Hill	Ottawa	ON	45.422	-75.678
ByWard Market	Ottawa	ON	45.428	-75.692
Byward	Ottawa	ON	45.428	-75.692
Lowertown	Ottawa	ON	45.431	-75.688
Centretown	Ottawa	ON	45.414	-75.697
New Edinburgh	Ottawa	ON	45.441	-75.681
Rockcliffe	Ottawa	ON	45.450	-75.674
Rockcliffe Park	Ottawa	ON	45.450	-75.674
Manor Park	Ottawa	ON	45.453	-75.657
Overbrook	Ottawa	ON	45.425	-75.655
Alta Vista	Ottawa	ON	45.386	-75.661
Hunt Club	Ottawa	ON	45.352	-75.668
South Keys	Ottawa	ON	45.358	-75.655
Greenboro	Ottawa	ON	45.362	-75.636
Findlay Creek	Ottawa	ON	45.313	-75.608
Riverside South	Ottawa	ON	45.272	-75.694
Carlingwood	Ottawa	ON	45.373	-75.771
Bayshore	Ottawa	ON	45.346	-75.807
Carlington	Ottawa	ON	45.379	-75.738
Centrepointe	Ottawa	ON	45.345	-75.765
Merivale	Ottawa	ON	45.349	-75.733
Billings Bridge	Ottawa	ON	45.385	-75.677
Blackburn Hamlet	Ottawa	ON	45.429	-75.563
Navan	Ottawa	ON	45.421	-75.427
Greely	Ottawa	ON	45.262	-75.560
North Gower	Ottawa	ON	45.130	-75.717
Kanata Lakes	Ottawa	ON	45.323	-75.929
Kanata North	Ottawa	ON	45.345	-75.915
Half Moon Bay	Ottawa	ON	45.251	-75.742
Longfields	Ottawa	ON	45.279	-75.738
Dow's Lake	Ottawa	ON	45.394	-75.702
Pinecrest	Ottawa	ON	45.352	-75.785
Byron	London	ON	42.961	-81.333
Lambeth	London	ON	42.909	-81.303
Hyde Park	London	ON	42.996	-81.333
Masonville	London	ON	43.025	-81.281
Wortley	London	ON	42.971	-81.254
Wortley Village	London	ON	42.971	-81.254
Old East Village	London	ON	42.988	-81.227
Sunningdale	London	ON	43.041	-81.275
Doon	Kitchener	ON	43.393	-80.419
Doon South	Kitchener	ON	43.383	-80.422
Chicopee	Kitchener	ON	43.434	-80.424
Pioneer Park	Kitchener	ON	43.397	-80.434
Bridgeport	Kitchener	ON	43.482	-80.483
Lackner Woods	Kitchener	ON	43.452	-80.432
Laurelwood	Waterloo	ON	43.470	-80.587
Beechwood	Waterloo	ON	43.455	-80.559
Eastbridge	Waterloo	ON	43.503	-80.482
Uptown Waterloo	Waterloo	ON	43.464	-80.522
Hespeler	Cambridge	ON	43.432	-80.308
Preston	Cambridge	ON	43.394	-80.355
Galt	Cambridge	ON	43.358	-80.314
Ayr	Cambridge	ON	43.285	-80.451
Breslau	Woolwich	ON	43.473	-80.417
St. Jacobs	Woolwich	ON	43.539	-80.553
Baden	Wilmot	ON	43.403	-80.667
Kortright Hills	Guelph	ON	43.507	-80.238
Westminster Woods	Guelph	ON	43.506	-80.190
Cataraqui	Kingston	ON	44.260	-76.562
Bayridge	Kingston	ON	44.245	-76.581
Amherstview	Kingston	ON	44.222	-76.646
Barriefield	Kingston	ON	44.239	-76.461
Rideau Heights	Kingston	ON	44.257	-76.494
Collins Bay	Kingston	ON	44.243	-76.611
Painswick	Barrie	ON	44.351	-79.645
Allandale	Barrie	ON	44.371	-79.693
Ardagh	Barrie	ON	44.358	-79.731
East Bayfield	Barrie	ON	44.414	-79.693
Midhurst	Springwater	ON	44.440	-79.735
Alcona	Innisfil	ON	44.309	-79.554
Stroud	Innisfil	ON	44.325	-79.616
Walkerville	Windsor	ON	42.319	-83.012
South Walkerville	Windsor	ON	42.300	-83.003
Forest Glade	Windsor	ON	42.304	-82.922
South Windsor	Windsor	ON	42.255	-83.017
Sandwich Town	Windsor	ON	42.298	-83.075
LaSalle Ontario	Windsor	ON	42.225	-83.065
Belle River	Lakeshore	ON	42.293	-82.708
Port Dalhousie	St. Catharines	ON	43.203	-79.266
Merritton	St. Catharines	ON	43.134	-79.212
Port Weller	St. Catharines	ON	43.222	-79.221
Glenridge	St. Catharines	ON	43.142	-79.243
Chippawa	Niagara Falls	ON	43.061	-79.051
Stamford	Niagara Falls	ON	43.125	-79.093
Queenston	Niagara-on-the-Lake	ON	43.163	-79.055
St. Davids	Niagara-on-the-Lake	ON	43.159	-79.103
Crystal Beach	Fort Erie	ON	42.866	-79.062
Ridgeway	Fort Erie	ON	42.884	-79.057
Smithville	Grimsby	ON	43.095	-79.549
Hanmer	Greater Sudbury	ON	46.648	-80.943
Val Caron	Greater Sudbury	ON	46.612	-81.010
Chelmsford	Greater Sudbury	ON	46.581	-81.197
Garson	Greater Sudbury	ON	46.562	-80.868
Copper Cliff	Greater Sudbury	ON	46.474	-81.067
New Sudbury	Greater Sudbury	ON	46.522	-80.945
Fort William	Thunder Bay	ON	48.384	-89.260
Port Arthur	Thunder Bay	ON	48.434	-89.222
Kitsilano	Vancouver	BC	49.266	-123.165
Kits Beach	Vancouver	BC	49.273	-123.155
Kerrisdale	Vancouver	BC	49.230	-123.158
Dunbar	Vancouver	BC	49.245	-123.186
Point Grey	Vancouver	BC	49.264	-123.203
West Point Grey	Vancouver	BC	49.266	-123.203
Commercial Drive	Vancouver	BC	49.269	-123.070
Yaletown	Vancouver	BC	49.275	-123.121
Marpole	Vancouver	BC	49.210	-123.129
Mount Pleasant Vancouver	Vancouver	BC	49.263	-123.098
Hastings-Sunrise	Vancouver	BC	49.278	-123.041
Shaughnessy	Vancouver	BC	49.246	-123.140
Renfrew-Collingwood	Vancouver	BC	49.247	-123.039
Kensington-Cedar Cottage	Vancouver	BC	49.246	-123.073
Grandview-Woodland	Vancouver	BC	49.275	-123.067
Riley Park	Vancouver	BC	49.245	-123.103
Oakridge	Vancouver	BC	49.227	-123.117
Fraserview	Vancouver	BC	49.217	-123.067
Gastown	Vancouver	BC	49.283	-123.107
Coal Harbour	Vancouver	BC	49.290	-123.124
DTES	Vancouver	BC	49.281	-123.100
False Creek	Vancouver	BC	49.268	-123.118
Granville Island	Vancouver	BC	49.271	-123.134
South Granville	Vancouver	BC	49.261	-123.138
East Vancouver	Vancouver	BC	49.253	-123.062
East Van	Vancouver	BC	49.253	-123.062
UBC	Vancouver	BC	49.261	-123.246
South Vancouver	Vancouver	BC	49.222	-123.090
Deep Cove	North Vancouver	BC	49.328	-122.952
Lynn Valley	North Vancouver	BC	49.340	-123.035
Lonsdale	North Vancouver	BC	49.321	-123.073
Lower Lonsdale	North Vancouver	BC	49.313	-123.077
Central Lonsdale	North Vancouver	BC	49.324	-123.072
Upper Lonsdale	North Vancouver	BC	49.344	-123.075
Edgemont Village	North Vancouver	BC	49.338	-123.103
Ambleside	West Vancouver	BC	49.328	-123.153
Dundarave	West Vancouver	BC	49.335	-123.184
British Properties	West Vancouver	BC	49.350	-123.133
Caulfeild	West Vancouver	BC	49.346	-123.248
Horseshoe Bay	West Vancouver	BC	49.375	-123.272
Metrotown	Burnaby	BC	49.226	-123.001
Brentwood Burnaby	Burnaby	BC	49.267	-123.001
Edmonds	Burnaby	BC	49.213	-122.956
Lougheed	Burnaby	BC	49.249	-122.897
Burnaby Heights	Burnaby	BC	49.282	-123.013
North Burnaby	Burnaby	BC	49.278	-122.985
South Burnaby	Burnaby	BC	49.219	-122.983
Sapperton	New Westminster	BC	49.227	-122.889
Queensborough	New Westminster	BC	49.186	-122.945
Steveston	Richmond	BC	49.128	-123.181
Terra Nova	Richmond	BC	49.172	-123.194
Brighouse	Richmond	BC	49.167	-123.136
Guildford	Surrey	BC	49.191	-122.803
Fleetwood	Surrey	BC	49.156	-122.783
Newton	Surrey	BC	49.133	-122.845
Cloverdale	Surrey	BC	49.106	-122.727
Whalley	Surrey	BC	49.189	-122.848
Surrey Central	Surrey	BC	49.189	-122.848
Surrey City Centre	Surrey	BC	49.189	-122.848
Panorama Ridge	Surrey	BC	49.115	-122.865
Ocean Park	Surrey	BC	49.032	-122.867
Crescent Beach	Surrey	BC	49.053	-122.883
South Surrey	Surrey	BC	49.048	-122.805
North Surrey	Surrey	BC	49.186	-122.845
Morgan Creek	Surrey	BC	49.062	-122.795
Clayton Heights	Surrey	BC	49.132	-122.701
Port Kells	Surrey	BC	49.164	-122.693
Fraser Heights	Surrey	BC	49.199	-122.776
North Delta	Delta	BC	49.150	-122.907
Willoughby	Langley	BC	49.143	-122.659
Fort Langley	Langley	BC	49.169	-122.578
Murrayville	Langley	BC	49.093	-122.606
Brookswood	Langley	BC	49.072	-122.658
Yorkson	Langley	BC	49.158	-122.652
Langley Township	Langley	BC	49.104	-122.583
Maillardville	Coquitlam	BC	49.238	-122.866
Burquitlam	Coquitlam	BC	49.261	-122.890
Westwood Plateau	Coquitlam	BC	49.301	-122.790
Burke Mountain	Coquitlam	BC	49.297	-122.745
Haney	Maple Ridge	BC	49.217	-122.600
Albion	Maple Ridge	BC	49.187	-122.554
Clearbrook	Abbotsford	BC	49.048	-122.331
Matsqui	Abbotsford	BC	49.109	-122.296
Sardis	Chilliwack	BC	49.130	-121.955
Vedder Crossing	Chilliwack	BC	49.104	-121.961
Promontory	Chilliwack	BC	49.103	-121.932
Cultus Lake	Chilliwack	BC	49.073	-121.973
James Bay	Victoria	BC	48.417	-123.372
Fairfield	Victoria	BC	48.416	-123.350
Fernwood	Victoria	BC	48.430	-123.343
Oaklands	Victoria	BC	48.441	-123.341
Vic West	Victoria	BC	48.430	-123.388
Victoria West	Victoria	BC	48.430	-123.388
Esquimalt	Victoria	BC	48.431	-123.414
View Royal	Victoria	BC	48.452	-123.434
Brentwood Bay	Victoria	BC	48.575	-123.465
Saanichton	Victoria	BC	48.597	-123.415
Sidney	Victoria	BC	48.650	-123.399
Central Saanich	Victoria	BC	48.573	-123.425
Gordon Head	Saanich	BC	48.474	-123.310
Cadboro Bay	Saanich	BC	48.461	-123.297
Cordova Bay	Saanich	BC	48.514	-123.364
Broadmead	Saanich	BC	48.495	-123.375
Bear Mountain	Langford	BC	48.473	-123.528
Mill Bay	Duncan	BC	48.650	-123.556
Cobble Hill	Duncan	BC	48.688	-123.603
Shawnigan Lake	Duncan	BC	48.650	-123.628
North Nanaimo	Nanaimo	BC	49.230	-124.035
Lantzville	Nanaimo	BC	49.250	-124.072
Departure Bay	Nanaimo	BC	49.208	-123.970
Hammond Bay	Nanaimo	BC	49.234	-123.966
Harewood	Nanaimo	BC	49.148	-123.957
Nanoose Bay	Nanaimo	BC	49.263	-124.195
Rutland	Kelowna	BC	49.890	-119.395
North Glenmore	Kelowna	BC	49.919	-119.447
Glenmore Kelowna	Kelowna	BC	49.912	-119.446
Lower Mission	Kelowna	BC	49.841	-119.487
Upper Mission	Kelowna	BC	49.812	-119.472
Dilworth Mountain	Kelowna	BC	49.904	-119.427
Pandosy	Kelowna	BC	49.868	-119.492
Kettle Valley	Kelowna	BC	49.806	-119.487
Lake Country	Kelowna	BC	50.040	-119.411
Winfield	Kelowna	BC	50.031	-119.401
Westbank	West Kelowna	BC	49.831	-119.626
Lakeview Heights	West Kelowna	BC	49.856	-119.558
Glenrosa	West Kelowna	BC	49.836	-119.667
Shannon Lake	West Kelowna	BC	49.860	-119.617
Coldstream	Vernon	BC	50.224	-119.252
North Kamloops	Kamloops	BC	50.697	-120.363
Sahali	Kamloops	BC	50.661	-120.349
Brocklehurst	Kamloops	BC	50.706	-120.405
Westsyde	Kamloops	BC	50.752	-120.345
College Heights	Prince George	BC	53.869	-122.792
Inglewood	Calgary	AB	51.036	-114.022
Kensington Calgary	Calgary	AB	51.053	-114.093
Bowness	Calgary	AB	51.088	-114.188
Beltline	Calgary	AB	51.041	-114.075
Signal Hill	Calgary	AB	51.016	-114.174
Tuscany	Calgary	AB	51.124	-114.246
McKenzie Towne	Calgary	AB	50.916	-113.963
McKenzie Lake	Calgary	AB	50.911	-113.985
Auburn Bay	Calgary	AB	50.890	-113.960
Cranston	Calgary	AB	50.881	-113.983
Seton	Calgary	AB	50.873	-113.954
Copperfield	Calgary	AB	50.915	-113.932
New Brighton	Calgary	AB	50.922	-113.948
Douglasdale	Calgary	AB	50.938	-113.998
Ogden	Calgary	AB	50.990	-114.010
Forest Lawn	Calgary	AB	51.040	-113.967
Marlborough	Calgary	AB	51.058	-113.960
Rundle	Calgary	AB	51.074	-113.970
Whitehorn	Calgary	AB	51.088	-113.970
Falconridge	Calgary	AB	51.105	-113.944
Martindale	Calgary	AB	51.118	-113.957
Saddle Ridge	Calgary	AB	51.130	-113.949
Taradale	Calgary	AB	51.119	-113.936
Skyview Ranch	Calgary	AB	51.156	-113.961
Harvest Hills	Calgary	AB	51.145	-114.064
Coventry Hills	Calgary	AB	51.160	-114.060
Panorama Hills	Calgary	AB	51.160	-114.086
Country Hills	Calgary	AB	51.147	-114.074
Beddington	Calgary	AB	51.128	-114.080
Huntington Hills	Calgary	AB	51.115	-114.066
Arbour Lake	Calgary	AB	51.134	-114.204
Ranchlands	Calgary	AB	51.119	-114.181
Hawkwood	Calgary	AB	51.129	-114.180
Silver Springs	Calgary	AB	51.109	-114.193
Scenic Acres	Calgary	AB	51.118	-114.216
Rocky Ridge	Calgary	AB	51.146	-114.244
Varsity	Calgary	AB	51.093	-114.147
West Hillhurst	Calgary	AB	51.058	-114.113
Hillhurst	Calgary	AB	51.057	-114.097
Crescent Heights	Calgary	AB	51.060	-114.057
Bridgeland	Calgary	AB	51.054	-114.043
Upper Mount Royal	Calgary	AB	51.027	-114.087
Lower Mount Royal	Calgary	AB	51.035	-114.086
Altadore	Calgary	AB	51.017	-114.102
Marda Loop	Calgary	AB	51.024	-114.107
Garrison Woods	Calgary	AB	51.016	-114.112
West Springs	Calgary	AB	51.059	-114.205
Cougar Ridge	Calgary	AB	51.072	-114.205
Aspen Woods	Calgary	AB	51.043	-114.210
Springbank Hill	Calgary	AB	51.031	-114.207
Discovery Ridge	Calgary	AB	51.014	-114.212
Shawnessy	Calgary	AB	50.906	-114.075
Sundance	Calgary	AB	50.903	-114.044
Chaparral	Calgary	AB	50.884	-114.025
Walden	Calgary	AB	50.868	-114.026
Lake Bonavista	Calgary	AB	50.943	-114.051
Canyon Meadows	Calgary	AB	50.936	-114.075
Midnapore	Calgary	AB	50.917	-114.058
Haysboro	Calgary	AB	50.974	-114.083
Evanston	Calgary	AB	51.172	-114.113
Kincora	Calgary	AB	51.163	-114.133
Sage Hill	Calgary	AB	51.178	-114.147
Nolan Hill	Calgary	AB	51.173	-114.165
Bragg Creek	Calgary	AB	50.951	-114.562
Langdon	Calgary	AB	50.972	-113.676
Old Strathcona	Edmonton	AB	53.518	-113.497
Whyte Avenue	Edmonton	AB	53.518	-113.500
Whyte Ave	Edmonton	AB	53.518	-113.500
Mill Woods	Edmonton	AB	53.457	-113.430
Windermere	Edmonton	AB	53.435	-113.622
Terwillegar	Edmonton	AB	53.450	-113.580
Terwillegar Towne	Edmonton	AB	53.448	-113.585
Glenora	Edmonton	AB	53.548	-113.551
Riverbend	Edmonton	AB	53.468	-113.583
Garneau	Edmonton	AB	53.521	-113.515
Bonnie Doon	Edmonton	AB	53.523	-113.458
Ottewell	Edmonton	AB	53.520	-113.425
Jasper Place	Edmonton	AB	53.538	-113.592
Callingwood	Edmonton	AB	53.501	-113.622
West Edmonton	Edmonton	AB	53.523	-113.622
Lewis Estates	Edmonton	AB	53.518	-113.670
Glastonbury	Edmonton	AB	53.506	-113.660
Glenridding	Edmonton	AB	53.414	-113.602
Heritage Valley	Edmonton	AB	53.408	-113.548
Rutherford	Edmonton	AB	53.413	-113.530
Ellerslie	Edmonton	AB	53.424	-113.467
Twin Brooks	Edmonton	AB	53.446	-113.530
Belgravia	Edmonton	AB	53.511	-113.525
Castle Downs	Edmonton	AB	53.614	-113.515
Griesbach	Edmonton	AB	53.606	-113.503
Londonderry	Edmonton	AB	53.602	-113.455
Clareview	Edmonton	AB	53.600	-113.409
Alberta Avenue	Edmonton	AB	53.567	-113.487
Blatchford	Edmonton	AB	53.573	-113.520
McConachie	Edmonton	AB	53.629	-113.430
Strathcona County	Sherwood Park	AB	53.520	-113.310
Ardrossan	Sherwood Park	AB	53.552	-113.143
Nisku	Leduc	AB	53.335	-113.530
Erin Ridge	St. Albert	AB	53.656	-113.608
West Lethbridge	Lethbridge	AB	49.688	-112.885
Thickwood	Fort McMurray	AB	56.739	-111.425
St. Vital	Winnipeg	MB	49.838	-97.110
St. Boniface Winnipeg	Winnipeg	MB	49.888	-97.113
St. Boniface Manitoba	Winnipeg	MB	49.888	-97.113
Old St. Boniface	Winnipeg	MB	49.888	-97.118
Transcona	Winnipeg	MB	49.895	-97.009
River Heights	Winnipeg	MB	49.864	-97.181
Osborne Village	Winnipeg	MB	49.876	-97.143
Tuxedo	Winnipeg	MB	49.860	-97.221
Fort Garry	Winnipeg	MB	49.832	-97.155
St. James	Winnipeg	MB	49.890	-97.205
Charleswood	Winnipeg	MB	49.857	-97.283
Fort Rouge	Winnipeg	MB	49.869	-97.143
Crescentwood	Winnipeg	MB	49.866	-97.162
Wolseley	Winnipeg	MB	49.879	-97.170
West Broadway	Winnipeg	MB	49.880	-97.153
Exchange District	Winnipeg	MB	49.899	-97.139
Point Douglas	Winnipeg	MB	49.908	-97.129
North Kildonan	Winnipeg	MB	49.940	-97.076
East Kildonan	Winnipeg	MB	49.920	-97.098
West Kildonan	Winnipeg	MB	49.938	-97.127
Elmwood	Winnipeg	MB	49.911	-97.105
Southdale	Winnipeg	MB	49.848	-97.058
Sage Creek	Winnipeg	MB	49.828	-97.053
Island Lakes	Winnipeg	MB	49.829	-97.072
St. Norbert Winnipeg	Winnipeg	MB	49.763	-97.150
Fort Richmond	Winnipeg	MB	49.796	-97.150
Waverley West	Winnipeg	MB	49.797	-97.200
Whyte Ridge	Winnipeg	MB	49.818	-97.203
Linden Woods	Winnipeg	MB	49.833	-97.197
East St. Paul	Winnipeg	MB	49.978	-97.020
West St. Paul	Winnipeg	MB	49.988	-97.113
Oakbank	Winnipeg	MB	49.940	-96.842
Stonebridge	Saskatoon	SK	52.088	-106.638
Nutana	Saskatoon	SK	52.117	-106.655
Sutherland	Saskatoon	SK	52.140	-106.596
Silverwood Heights	Saskatoon	SK	52.178	-106.622
Lawson Heights	Saskatoon	SK	52.169	-106.630
Briarwood	Saskatoon	SK	52.100	-106.561
Willowgrove	Saskatoon	SK	52.145	-106.558
Hampton Village	Saskatoon	SK	52.161	-106.712
Riversdale	Saskatoon	SK	52.124	-106.684
Harbour Landing	Regina	SK	50.403	-104.660
Cathedral Village	Regina	SK	50.445	-104.631
Whitmore Park	Regina	SK	50.409	-104.614
Wascana View	Regina	SK	50.426	-104.545
Greens on Gardiner	Regina	SK	50.428	-104.520
Emerald Park	Regina	SK	50.437	-104.401
Plateau-Mont-Royal	Montréal	QC	45.525	-73.582
Le Plateau-Mont-Royal	Montréal	QC	45.525	-73.582
NDG	Montréal	QC	45.472	-73.620
Rosemont	Montréal	QC	45.551	-73.575
Rosemont-La Petite-Patrie	Montréal	QC	45.546	-73.588
Petite-Patrie	Montréal	QC	45.539	-73.602
Villeray	Montréal	QC	45.545	-73.621
Villeray-Saint-Michel-Parc-Extension	Montréal	QC	45.553	-73.616
Ahuntsic	Montréal	QC	45.555	-73.656
Ahuntsic-Cartierville	Montréal	QC	45.543	-73.680
Cartierville	Montréal	QC	45.531	-73.706
Hochelaga	Montréal	QC	45.543	-73.546
Hochelaga-Maisonneuve	Montréal	QC	45.549	-73.544
HoMa	Montréal	QC	45.549	-73.544
Mercier-Hochelaga-Maisonneuve	Montréal	QC	45.571	-73.533
Mercier-Est	Montréal	QC	45.601	-73.518
Tétreaultville	Montréal	QC	45.601	-73.515
Outremont	Montréal	QC	45.517	-73.608
Griffintown	Montréal	QC	45.490	-73.560
Petite-Bourgogne	Montréal	QC	45.485	-73.573
Little Burgundy	Montréal	QC	45.485	-73.573
Côte-des-Neiges	Montréal	QC	45.498	-73.624
CDN-NDG	Montréal	QC	45.484	-73.627
Pierrefonds	Montréal	QC	45.496	-73.850
Pierrefonds-Roxboro	Montréal	QC	45.500	-73.828
Roxboro	Montréal	QC	45.509	-73.807
Île-des-Sœurs	Montréal	QC	45.460	-73.546
Nuns' Island	Montréal	QC	45.460	-73.546
Île-Bizard	Montréal	QC	45.497	-73.893
Sainte-Geneviève	Montréal	QC	45.484	-73.864
Mile End	Montréal	QC	45.524	-73.599
Mile-Ex	Montréal	QC	45.531	-73.613
Park Extension	Montréal	QC	45.530	-73.632
Parc-Extension	Montréal	QC	45.530	-73.632
Park Ex	Montréal	QC	45.530	-73.632
Parc-Ex	Montréal	QC	45.530	-73.632
Saint-Henri Montréal	Montréal	QC	45.477	-73.586
Saint-Michel Montréal	Montréal	QC	45.566	-73.611
Pointe-Saint-Charles	Montréal	QC	45.479	-73.562
Ville-Émard	Montréal	QC	45.457	-73.596
Côte-Saint-Paul	Montréal	QC	45.464	-73.590
Pointe-aux-Trembles	Montréal	QC	45.652	-73.503
Rivière-des-Prairies	Montréal	QC	45.651	-73.560
RDP	Montréal	QC	45.651	-73.560
Ville Saint-Laurent	Montréal	QC	45.508	-73.685
VSL	Montréal	QC	45.508	-73.685
Vieux-Montréal	Montréal	QC	45.506	-73.555
Old Montréal	Montréal	QC	45.506	-73.555
Centre-Sud	Montréal	QC	45.522	-73.557
Snowdon	Montréal	QC	45.487	-73.631
Montreal West	Montréal	QC	45.454	-73.648
Sault-au-Récollet	Montréal	QC	45.573	-73.654
Little Italy Montréal	Montréal	QC	45.534	-73.614
Petite Italie	Montréal	QC	45.534	-73.614
P'tite Italie	Montréal	QC	45.534	-73.614
Chomedey	Laval	QC	45.546	-73.751
Sainte-Rose	Laval	QC	45.611	-73.785
Vimont	Laval	QC	45.602	-73.722
Auteuil	Laval	QC	45.631	-73.752
Fabreville	Laval	QC	45.573	-73.813
Duvernay	Laval	QC	45.597	-73.683
Pont-Viau	Laval	QC	45.573	-73.688
Laval-des-Rapides	Laval	QC	45.553	-73.704
Sainte-Dorothée	Laval	QC	45.532	-73.808
Laval-Ouest	Laval	QC	45.548	-73.870
Laval-sur-le-Lac	Laval	QC	45.524	-73.867
Saint-Vincent-de-Paul	Laval	QC	45.613	-73.650
Saint-Hubert	Longueuil	QC	45.494	-73.411
Greenfield Park	Longueuil	QC	45.487	-73.472
LeMoyne	Longueuil	QC	45.499	-73.489
Vieux-Longueuil	Longueuil	QC	45.536	-73.505
Lachenaie	Terrebonne	QC	45.708	-73.541
La Plaine	Terrebonne	QC	45.783	-73.763
Le Gardeur	Repentigny	QC	45.755	-73.484
Bellefeuille	Saint-Jérôme	QC	45.785	-74.058
Saint-Janvier	Mirabel	QC	45.718	-73.923
Iberville	Saint-Jean-sur-Richelieu	QC	45.306	-73.234
Saint-Luc	Saint-Jean-sur-Richelieu	QC	45.360	-73.301
Hull	Gatineau	QC	45.435	-75.730
Secteur Hull	Gatineau	QC	45.435	-75.730
Vieux-Hull	Gatineau	QC	45.428	-75.713
Aylmer Gatineau	Gatineau	QC	45.396	-75.843
Aylmer Québec	Gatineau	QC	45.396	-75.843
Secteur Aylmer	Gatineau	QC	45.396	-75.843
Masson-Angers	Gatineau	QC	45.538	-75.419
Pointe-Gatineau	Gatineau	QC	45.464	-75.697
Fleurimont	Sherbrooke	QC	45.420	-71.862
Lennoxville	Sherbrooke	QC	45.368	-71.857
Bromptonville	Sherbrooke	QC	45.479	-71.950
Cap-de-la-Madeleine	Trois-Rivières	QC	46.373	-72.515
Trois-Rivières-Ouest	Trois-Rivières	QC	46.326	-72.598
Arvida	Saguenay	QC	48.433	-71.185
Kénogami	Saguenay	QC	48.424	-71.249
Chicoutimi-Nord	Saguenay	QC	48.445	-71.070
Sainte-Foy	Québec	QC	46.776	-71.291
Sainte-Foy-Sillery-Cap-Rouge	Québec	QC	46.768	-71.300
Limoilou	Québec	QC	46.831	-71.231
La Cité-Limoilou	Québec	QC	46.818	-71.229
Beauport	Québec	QC	46.863	-71.194
Charlesbourg	Québec	QC	46.862	-71.268
Cap-Rouge	Québec	QC	46.752	-71.347
Sillery	Québec	QC	46.774	-71.254
Saint-Roch	Québec	QC	46.816	-71.226
Montcalm	Québec	QC	46.800	-71.226
Vieux-Québec	Québec	QC	46.813	-71.207
Old Québec	Québec	QC	46.813	-71.207
Val-Bélair	Québec	QC	46.853	-71.423
Neufchâtel	Québec	QC	46.850	-71.368
Loretteville	Québec	QC	46.857	-71.357
Lebourgneuf	Québec	QC	46.839	-71.308
Duberger	Québec	QC	46.821	-71.300
Lac-Saint-Charles	Québec	QC	46.910	-71.385
Saint-Émile	Québec	QC	46.874	-71.339
Haute-Saint-Charles	Québec	QC	46.890	-71.372
Montmorency	Québec	QC	46.884	-71.156
Wendake	Québec	QC	46.868	-71.361
Lac-Beauport	Québec	QC	46.960	-71.288
Boischatel	Québec	QC	46.897	-71.146
Saint-Romuald	Lévis	QC	46.755	-71.237
Charny	Lévis	QC	46.717	-71.262
Saint-Nicolas	Lévis	QC	46.692	-71.370
Saint-Jean-Chrysostome	Lévis	QC	46.714	-71.194
Saint-Rédempteur	Lévis	QC	46.697	-71.298
Pintendre	Lévis	QC	46.759	-71.125
Saint-Étienne-de-Lauzon	Lévis	QC	46.647	-71.322
Vieux-Lévis	Lévis	QC	46.808	-71.179
Sackville NS	Halifax	NS	44.772	-63.678
Middle Sackville	Halifax	NS	44.783	-63.694
Clayton Park	Halifax	NS	44.658	-63.650
Spryfield	Halifax	NS	44.615	-63.612
Rockingham	Halifax	NS	44.674	-63.645
Armdale	Halifax	NS	44.636	-63.613
Herring Cove	Halifax	NS	44.570	-63.558
Tantallon	Halifax	NS	44.683	-63.868
Upper Tantallon	Halifax	NS	44.690	-63.880
Hammonds Plains	Halifax	NS	44.736	-63.780
Bayers Lake	Halifax	NS	44.645	-63.672
North End Halifax	Halifax	NS	44.659	-63.596
South End Halifax	Halifax	NS	44.634	-63.577
Hydrostone	Halifax	NS	44.663	-63.603
Eastern Passage	Halifax	NS	44.610	-63.482
Beaver Bank	Halifax	NS	44.806	-63.672
Windsor Junction	Halifax	NS	44.803	-63.638
Porters Lake	Halifax	NS	44.744	-63.302
Enfield	Halifax	NS	44.937	-63.541
Elmsdale	Halifax	NS	44.965	-63.507
Burnside	Dartmouth	NS	44.704	-63.590
Whitney Pier	Sydney	NS	46.152	-60.171
New Waterford	Sydney	NS	46.251	-60.092
North Sydney	Sydney	NS	46.207	-60.253
Sydney River	Sydney	NS	46.109	-60.220
Magnetic Hill	Moncton	NB	46.136	-64.884
Millidgeville	Saint John	NB	45.303	-66.097
East Saint John	Saint John	NB	45.287	-66.018
West Saint John	Saint John	NB	45.258	-66.090
Uptown Saint John	Saint John	NB	45.273	-66.060
Grand Bay-Westfield	Saint John	NB	45.357	-66.235
Grand Bay	Saint John	NB	45.300	-66.196
Nashwaaksis	Fredericton	NB	45.983	-66.655
Marysville	Fredericton	NB	45.978	-66.590
Barker's Point	Fredericton	NB	45.963	-66.617
Kilbride	St. John's	NL	47.525	-52.752
Airport Heights	St. John's	NL	47.598	-52.746
Shea Heights	St. John's	NL	47.548	-52.720
Quidi Vidi	St. John's	NL	47.580	-52.683
Cowan Heights	St. John's	NL	47.530	-52.777
Kelligrews	St. John's	NL	47.500	-53.012
Manuels	St. John's	NL	47.524	-52.945
Portugal Cove	St. John's	NL	47.625	-52.855
West Royalty	Charlottetown	PE	46.263	-63.162
East Royalty	Charlottetown	PE	46.276	-63.101
Winsloe	Charlottetown	PE	46.301	-63.181
Stratford PEI	Charlottetown	PE	46.218	-63.088
Cornwall PEI	Charlottetown	PE	46.235	-63.216
Porter Creek	Whitehorse	YT	60.772	-135.141
Annex	Toronto	ON	43.670	-79.405
Beaches	Toronto	ON	43.670	-79.297
Kingsway	Toronto	ON	43.651	-79.511
Glebe	Ottawa	ON	45.401	-75.691
Kits	Vancouver	BC	49.268	-123.160
`;

/** What cities are called besides: name, city, region. */
export const NICKNAMES = `
Downtown Toronto	Toronto	ON
The 6ix	Toronto	ON
T.O.	Toronto	ON
Sauga	Mississauga	ON
Vaugn	Vaughan	ON
Vaughn	Vaughan	ON
The Shwa	Oshawa	ON
Downtown Hamilton	Hamilton	ON
The Hammer	Hamilton	ON
Steeltown	Hamilton	ON
Downtown Ottawa	Ottawa	ON
YOW	Ottawa	ON
Bytown	Ottawa	ON
Forest City	London	ON
Downtown London	London	ON
Downtown Kitchener	Kitchener	ON
St. Kitts	St. Catharines	ON
T-Bay	Thunder Bay	ON
TBay	Thunder Bay	ON
The Soo	Sault Ste. Marie	ON
PTBO	Peterborough	ON
Peterboro	Peterborough	ON
Sault St. Marie	Sault Ste. Marie	ON
Soo Ste. Marie	Sault Ste. Marie	ON
Downtown Eastside	Vancouver	BC
Downtown Vancouver	Vancouver	BC
Vancity	Vancouver	BC
YVR	Vancouver	BC
North Van	North Vancouver	BC
West Van	West Vancouver	BC
New West	New Westminster	BC
PoCo	Port Coquitlam	BC
YYJ	Victoria	BC
YLW	Kelowna	BC
Downtown Calgary	Calgary	AB
Cowtown	Calgary	AB
YYC	Calgary	AB
Downtown Edmonton	Edmonton	AB
Etown	Edmonton	AB
YEG	Edmonton	AB
YQL	Lethbridge	AB
Wood Buffalo	Fort McMurray	AB
YMM	Fort McMurray	AB
Downtown Winnipeg	Winnipeg	MB
Winterpeg	Winnipeg	MB
Peg City	Winnipeg	MB
The Peg	Winnipeg	MB
Hubtown	Moncton	NB
YWG	Winnipeg	MB
Stoon	Saskatoon	SK
YXE	Saskatoon	SK
YQR	Regina	SK
Downtown Montréal	Montréal	QC
Centre-ville Montréal	Montréal	QC
Centre-ville de Montréal	Montréal	QC
MTL	Montréal	QC
YUL	Montréal	QC
Town of Mount Royal	Mont-Royal	QC
Ville Mont-Royal	Mont-Royal	QC
Ville de Mont-Royal	Mont-Royal	QC
TMR	Mont-Royal	QC
VMR	Mont-Royal	QC
DDO	Dollard-Des Ormeaux	QC
3-Rivières	Trois-Rivières	QC
Victo	Victoriaville	QC
Quebec City	Québec	QC
Ville de Québec	Québec	QC
Downtown Halifax	Halifax	NS
HFX	Halifax	NS
YHZ	Halifax	NS
Downtown Dartmouth	Dartmouth	NS
Cape Breton	Sydney	NS
CBRM	Sydney	NS
Freddy Beach	Fredericton	NB
YFC	Fredericton	NB
YYT	St. John's	NL
CBS	Conception Bay South	NL
Chtown	Charlottetown	PE
6ix	Toronto	ON
Tdot	Toronto	ON
Hogtown	Toronto	ON
E-town	Edmonton	AB
Cow Town	Calgary	AB
Red Dear	Red Deer	AB
Vaudreuil	Vaudreuil-Dorion	QC
Valleyfield	Salaberry-de-Valleyfield	QC
Knowlton	Lac-Brome	QC
Haliburton	Haliburton Village	ON
New Liskeard	Temiskaming Shores	ON
Goose Bay	Happy Valley-Goose Bay	NL
Port aux Basques	Channel-Port aux Basques	NL
Tracadie	Tracadie-Sheila	NB
Saint-Lin	Saint-Lin-Laurentides	QC
Saint-Jovite	Mont-Tremblant	QC
Dolbeau	Dolbeau-Mistassini	QC
Îles-de-la-Madeleine	Les Îles-de-la-Madeleine	QC
Magdalen Islands	Les Îles-de-la-Madeleine	QC
LDN	London	ON
PEC	Prince Edward County	ON
Penetang	Penetanguishene	ON
Wasaga	Wasaga Beach	ON
Fort Mac	Fort McMurray	AB
Fort Sask	Fort Saskatchewan	AB
Rouyn	Rouyn-Noranda	QC
Van City	Vancouver	BC
Scarberia	Scarborough	ON
Bramptown	Brampton	ON
Med Hat	Medicine Hat	AB
Medhat	Medicine Hat	AB
Toontown	Saskatoon	SK
Saskabush	Saskatoon	SK
Chicout	Chicoutimi	QC
Saint-Hy	Saint-Hyacinthe	QC
Salt Spring	Salt Spring Island	BC
Saltspring	Salt Spring Island	BC
Gabriola	Gabriola Island	BC
Galiano	Galiano Island	BC
Saturna	Saturna Island	BC
Texada	Texada Island	BC
Lasqueti	Lasqueti Island	BC
`;
